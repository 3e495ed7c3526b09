/** The figures of money: what is owed, and what was billed and received in a period. Each opens its customers, invoices or receipts. */
import { bucketNames } from '@vikray/contract/money/money-messages.ts';
import { buckets } from '@vikray/contract/money/outstanding.ts';
import { listAddress } from '@vikray/contract/reports/list-address.ts';
import { reportMessages as say } from '@vikray/contract/reports/report-messages.ts';
import { sumsOfConsignments } from '../consignments/public.ts';
import { isMoneyKept, receivedBetween, type OwedByAge } from '../money/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Figure } from './figures.ts';
import type { SalesQuery } from './sales-report-store.ts';

/** What is owed, by how long it is due, and the total. */
export function owedFigures(owed: OwedByAge): Figure[] {
  return [
    ...buckets.map((bucket) => ({
      key: bucket,
      label: bucketNames[bucket],
      ...owed[bucket],
      page: listAddress('outstanding', { bucket }),
    })),
    { key: 'total', label: say.total, ...owed.total, page: listAddress('outstanding', { owing: 'Yes' }) },
  ];
}

/** Which of the figures of a period a user may see: those whose lists they may open. */
interface SeenMoney {
  readonly billed: boolean;
  readonly received: boolean;
}

/**
 * What was billed and received in the period, and in the one before, by the dates of the bills and receipts. They know only their issuing
 * company and customer: with another filter, and without a company that keeps its money here, there is none.
 */
export async function periodMoney(
  db: Db,
  { measure, filters, period, before }: Pick<SalesQuery, 'measure' | 'filters' | 'period' | 'before'>,
  seen: SeenMoney,
  today: string,
): Promise<Figure[]> {
  const { preparedFor: companyId, customerId, ...others } = filters;
  if (Object.values(others).some((chosen) => chosen !== undefined) || !(await isMoneyKept(db))) return [];
  const whose = { companyId, customerId };
  const withTaxes = measure !== 'Order value';
  const kinds = [
    {
      key: 'billed',
      isSeen: seen.billed,
      label: say.billed(withTaxes),
      list: 'taxdocuments',
      of: async ({ from, to }: typeof period) => {
        const filter = { from, to, bills: 'Yes', ...whose } as const;
        const { count, total } = await sumsOfConsignments(db, filter, '');
        return { filter, count, amount: total };
      },
    },
    {
      key: 'received',
      isSeen: seen.received,
      label: say.received(withTaxes),
      list: 'receipts',
      of: async ({ from, to }: typeof period) => {
        const filter = { countedFrom: from, countedTo: to, ...whose };
        return { filter, ...(await receivedBetween(db, filter, today)) };
      },
    },
  ];
  const figures: Figure[] = [];
  for (const { key, label, list, of } of kinds.filter(({ isSeen }) => isSeen)) {
    const [now, then] = [await of(period), await of(before)];
    figures.push({
      key,
      label,
      count: now.count,
      amount: now.amount,
      page: listAddress(list, now.filter),
      before: { amount: then.amount, page: listAddress(list, then.filter) },
    });
  }
  return figures;
}
