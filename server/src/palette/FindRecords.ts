import { foundKinds, mostFound, type FoundKind } from '@vikray/contract/palette/found-record.ts';
import { handler } from '../platform/handler.ts';
import type { Finder } from './finder.ts';
import { findCustomers } from './found-customer-store.ts';
import { findDeals } from './found-deal-store.ts';
import { findDispatches } from './found-dispatch-store.ts';
import { findOrders } from './found-order-store.ts';
import { findProducts } from './found-product-store.ts';
import { findQuotations } from './found-quotation-store.ts';
import { findFiles, findNotes } from './found-thread-store.ts';
import { findUsers } from './found-user-store.ts';
import { mayFind } from './may-find.ts';
import { readTyped } from './typed-search.ts';

const finders: Readonly<Record<FoundKind, Finder>> = {
  customer: findCustomers,
  product: findProducts,
  quotation: findQuotations,
  order: findOrders,
  deal: findDeals,
  dispatch: findDispatches,
  user: findUsers,
  note: findNotes,
  file: findFiles,
};

/** Of a kind of which nothing was found. */
const worst = 9;

export const FindRecords = handler('FindRecords', async ({ db, input, user, now }) => {
  const typed = readTyped(input.search ?? '');
  if (!typed) return [];
  const kinds = foundKinds.filter((kind) => mayFind(kind, user.rights) && input.kinds?.includes(kind) !== false);
  const groups = await Promise.all(
    kinds.map(async (kind) => (await finders[kind]({ db, typed, now, user })).map((hit) => ({ kind, ...hit }))),
  );
  // The kind with the best match comes first.
  const inOrder = groups.toSorted(([one], [other]) => (one?.fit ?? worst) - (other?.fit ?? worst));
  return inOrder
    .flat()
    .slice(0, mostFound)
    .map(({ fit: _, ...record }) => record);
});
