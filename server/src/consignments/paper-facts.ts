import type { PaperFacts } from '@vikray/contract/consignments/paper-parts.ts';
import { printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import { findCompany } from '../companies/public.ts';
import { findOrder } from '../orders/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { consignmentDetails } from './consignment-details-store.ts';

/** What the papers of a consignment are made of; nothing when it does not exist. */
export async function paperFacts(db: Db, consignmentId: number): Promise<PaperFacts | undefined> {
  const [details] = await consignmentDetails(db, { ids: [consignmentId] });
  const order = details && (await findOrder(db, details.orderId));
  if (!order) return undefined;
  const { issuer } = printableDocument(order, []);
  return { details, issuer, company: await findCompany(db, details.companyForId) };
}
