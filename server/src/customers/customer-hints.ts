import type { Customer } from '@vikray/contract/customers/customer.ts';
import { gstMessages as say } from '@vikray/contract/gst/gst-messages.ts';
import { gstinHints } from '@vikray/contract/gst/gstin-hints.ts';
import type { Db } from '../platform/database/tables.ts';
import { listSameGstin } from './customer-store.ts';

/** The most other customers that a hint names. */
const mostNamed = 3;

/** What may be wrong with the GSTIN of a customer; nothing without one. */
export async function customerHints(db: Db, customer: Customer | undefined): Promise<{ hints?: string[] }> {
  if (!customer || customer.gstin === '') return {};
  const others = await listSameGstin(db, customer, mostNamed);
  return { hints: [...gstinHints(customer), ...others.map((name) => `${name} ${say.alsoThere}`)] };
}
