/**
 * What rows of a checked file name and somebody has removed since the check. The others cannot be taken back with their import until the
 * transaction ends. Each answers the sentence about the first one; nothing when all are there.
 */
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { findOpenCompany } from '../companies/public.ts';
import { customersOf, findCustomerToUse } from '../customers/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { findProductName, findProductsToUse } from '../products/public.ts';

export async function goneCustomer(tx: Db, named: readonly { readonly customerId: number }[]): Promise<string | undefined> {
  // In the order of their numbers, so that two transactions cannot deadlock.
  for (const id of [...new Set(named.map(({ customerId }) => customerId))].toSorted((one, other) => one - other))
    if (!(await findCustomerToUse(tx, id))) return say.goneSince((await customersOf(tx, [id]))[0]?.companyName ?? '');
  return undefined;
}

export async function goneProduct(tx: Db, named: readonly { readonly productId: number }[]): Promise<string | undefined> {
  const ids = named.map(({ productId }) => productId);
  const found = await findProductsToUse(tx, ids);
  const gone = ids.find((id) => !found.has(id));
  return gone === undefined ? undefined : say.goneSince((await findProductName(tx, gone)) ?? '');
}

/** A company is not marked as deleted, so its row refers to the name that the check found. */
export async function goneSupplier(
  tx: Db,
  named: readonly { readonly supplierId: number; readonly supplierName: string }[],
): Promise<string | undefined> {
  const names = new Map(named.map(({ supplierId, supplierName }) => [supplierId, supplierName]));
  for (const [id, name] of names) if (!(await findOpenCompany(tx, id))) return say.goneSince(name);
  return undefined;
}
