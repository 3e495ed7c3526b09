/**
 * The SQL that changes which papers a consignment has, if it still has the version that the user has seen. Writing: setChallan, setInvoice,
 * setVoid.
 */
import './consignments-tables.ts';
import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { ConsignmentTax } from './bill-dispatch.ts';
import type { ConsignmentParties } from './consignment-parties-store.ts';
import { consignmentSearchText } from './consignment-search-text.ts';
import { changeConsignment } from './consignment-store.ts';

/** Gives a consignment its challan. */
export async function setChallan(db: Db, consignment: Consignment, challanNumber: string, stamp: WriteStamp): Promise<boolean> {
  const search = consignmentSearchText({ ...consignment, challanNumber });
  return changeConsignment(db, consignment, { challan_number: challanNumber, search_text: search }, stamp);
}

/** The registration of an invoice before the portal has answered. */
const unregistered = { irn: '', ack_number: '', ack_on: '', signed_qr: '' } as const;

/** An invoice for a consignment that has none, or whose last one is void. */
export interface NewInvoice {
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly paper: Consignment['paper'];
  readonly tax: ConsignmentTax;
  /** The parties by whose GSTINs the tax has just been decided; absent if it was decided before. */
  readonly decidedBy?: Pick<ConsignmentParties, 'companyGstin' | 'gstin' | 'category'> | undefined;
}

/** Gives a consignment its invoice, with the decision by which it is taxed. The IRN of an earlier one is not that of the new number. */
export async function setInvoice(db: Db, consignment: Consignment, invoice: NewInvoice, stamp: WriteStamp): Promise<boolean> {
  const { invoiceNumber, invoiceDate, paper, tax, decidedBy } = invoice;
  return changeConsignment(
    db,
    consignment,
    {
      invoice_number: invoiceNumber,
      invoiced_on: invoiceDate,
      paper,
      paper_state: 'Issued',
      tax_heads: tax.heads,
      place_of_supply: tax.placeOfSupply,
      place_name: tax.placeName,
      tax_reason: tax.taxReason,
      ...(decidedBy && { company_gstin: decidedBy.companyGstin, gstin: decidedBy.gstin, gst_category: decidedBy.category }),
      ...unregistered,
      search_text: consignmentSearchText({ ...consignment, invoiceNumber, invoiceDate, gstin: decidedBy?.gstin ?? consignment.gstin }),
    },
    stamp,
  );
}

/** Marks the invoice of a consignment as void. */
export async function setVoid(db: Db, consignment: Consignment, stamp: WriteStamp): Promise<boolean> {
  return changeConsignment(db, consignment, { paper_state: 'Void' }, stamp);
}
