import { deliveryChallan } from '@vikray/contract/consignments/delivery-challan.ts';
import type { PaperFacts } from '@vikray/contract/consignments/paper-parts.ts';
import { taxInvoice } from '@vikray/contract/consignments/tax-invoice.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import { findCompany } from '../companies/public.ts';
import { findOrder } from '../orders/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { consignmentDetails } from './consignment-details-store.ts';
import type { StoredPaper } from './paper-file-store.ts';

/** The facts that the papers of a consignment are made from; nothing when it does not exist. */
export async function paperFacts(db: Db, consignmentId: number): Promise<PaperFacts | undefined> {
  const [details] = await consignmentDetails(db, { ids: [consignmentId] });
  const order = details && (await findOrder(db, details.orderId));
  if (!order) return undefined;
  const { address, country, state, city, pincode, gstin } = details.seller;
  const seller = {
    companyForAddress: address,
    companyForCountry: country,
    companyForState: state,
    companyForCity: city,
    companyForPincode: pincode,
    gst: gstin,
  };
  const { issuer } = printableDocument({ ...order, ...seller }, []);
  return { details, issuer, company: await findCompany(db, details.companyForId) };
}

/** The contents of an issued paper by these facts, without the portal's answer. */
export function contentFrom(facts: PaperFacts, { kind, number, date }: StoredPaper): PrintablePaper {
  return (kind === 'invoice' ? taxInvoice : deliveryChallan)({ ...facts, number, date });
}
