import { searchMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { customerSearchText, listedCustomers } from '../../customers/public.ts';
import { listedOrders, orderSearchText } from '../../orders/public.ts';
import type { ListedTable } from '../../platform/database/lists/list-page.ts';
import { lastIdOf } from '../../platform/database/row-ids.ts';
import type { Db } from '../../platform/database/tables.ts';
import { dayMs } from '../../platform/durations.ts';
import { listedProducts, productSearchText } from '../../products/public.ts';
import { listedQuotations, quotationSearchText } from '../../quotations/public.ts';
import { fine, warning, type SlowCheck } from '../check.ts';
import { findOutdatedSearchTexts } from '../search-text-store.ts';

/** This many of the newest records, and as many from another range each day. */
const sampleSize = 300;
/** A prime number, so that the range moves through the whole table. */
const stepPerDay = 7919;

/** Whether a search finds the records of the large lists: a sample each night. */
export const search: SlowCheck = {
  name: 'Search',
  group: 'Data',
  async check(db, now) {
    const day = Math.floor(Date.parse(now) / dayMs);
    const samples = [
      { name: 'Customers', ...(await sample(db, listedCustomers(db, {}), customerSearchText, day)) },
      { name: 'Products', ...(await sample(db, listedProducts(db, {}), productSearchText, day)) },
      { name: 'Quotations', ...(await sample(db, listedQuotations(db, {}, now), quotationSearchText, day)) },
      { name: 'Orders', ...(await sample(db, listedOrders(db, {}), orderSearchText, day)) },
    ];
    const broken = samples.filter(({ isBroken }) => isBroken).map(({ name }) => name);
    if (broken.length > 0) return warning(say.broken(broken), say.brokenAdvice);
    return fine(say.fine(samples.reduce((sum, { tried }) => sum + tried, 0)));
  },
};

async function sample<Row>(db: Db, list: ListedTable<Row>, textOf: (row: Row) => string, day: number) {
  const last = await lastIdOf(db, list.table);
  const newest = Math.max(0, last - sampleSize);
  const starts = newest === 0 ? [0] : [newest, (day * stepPerDay) % newest];
  let tried = 0;
  let isBroken = false;
  for (const after of starts) {
    const found = await findOutdatedSearchTexts(db, list, textOf, { after, maxRows: sampleSize });
    tried += found.tried;
    isBroken ||= found.outdated.length > 0;
  }
  return { tried, isBroken };
}
