/**
 * The SQL that changes the papers and the tax decision of a consignment, if it still has the version that the user has seen. Writing:
 * setChallan, setInvoice, setVoid, setCancelled, setTax, setEwayOutdated, freezePrinted.
 */
import './consignments-tables.ts';
import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { ConsignmentTax } from './bill-dispatch.ts';
import type { StoredConsignment } from './consignment-details-store.ts';
import type { ConsignmentParties } from './consignment-parties-store.ts';
import { changeWithAmounts, emptyLines, type Rounding } from './consignment-entry-store.ts';
import { consignmentSearchText } from './consignment-search-text.ts';
import { changeConsignment } from './consignment-store.ts';

/** Gives a consignment its challan. */
export async function setChallan(db: Db, consignment: Consignment, challanNumber: string, stamp: WriteStamp): Promise<boolean> {
  const search = consignmentSearchText({ ...consignment, challanNumber });
  return changeConsignment(db, consignment, { challan_number: challanNumber, search_text: search }, stamp);
}

/** A decision for a consignment. */
interface NewTax extends Rounding {
  readonly tax: ConsignmentTax;
  /** The parties of a decision that has just been made; absent for an older one. */
  readonly decidedBy?: Pick<ConsignmentParties, 'companyGstin' | 'gstin' | 'category'> | undefined;
}

/** The columns of a decision. With a new one, the consignment prints what the order prints now. */
function taxColumns({ voucherGstin }: StoredConsignment, { tax, decidedBy }: NewTax) {
  return {
    tax_heads: tax.heads,
    place_of_supply: tax.placeOfSupply,
    place_name: tax.placeName,
    tax_reason: tax.taxReason,
    ...(decidedBy && {
      company_gstin: decidedBy.companyGstin,
      gstin: decidedBy.gstin,
      gst_category: decidedBy.category,
      printed: '',
      voucher_gstin: voucherGstin,
    }),
  };
}

/** Taxes a consignment by another decision. */
export async function setTax(db: Db, consignment: StoredConsignment, newTax: NewTax, stamp: WriteStamp): Promise<boolean> {
  const { rounds, fixedTotal } = newTax;
  return changeWithAmounts(db, consignment, { change: taxColumns(consignment, newTax), rounds, fixedTotal }, stamp);
}

/** Marks the e-way bill of a consignment as outdated. Call it in the transaction that has changed what the bill should say. */
export async function setEwayOutdated(db: Db, consignmentId: number): Promise<void> {
  await db.updateTable('consignments').set({ eway_outdated: 1 }).where('id', '=', consignmentId).execute();
}

/** Freezes what the order has printed until now, unless an earlier state is frozen already. */
export async function freezePrinted(db: Db, consignment: StoredConsignment, printed: string, stamp: WriteStamp): Promise<boolean> {
  return changeConsignment(db, consignment, consignment.hasEarlierDecision ? {} : { printed }, stamp);
}

/** The registration of an invoice before the portal has answered. */
const unregistered = { irn: '', irn_at: null, ack_number: '', ack_on: '', signed_qr: '' } as const;

/** An invoice for a consignment that has none, or whose last one is void. */
export interface NewInvoice extends NewTax {
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly paper: Consignment['paper'];
}

/** Gives a consignment its invoice, with the decision by which it is taxed. An IRN of an earlier invoice does not hold for the new number. */
export async function setInvoice(db: Db, consignment: StoredConsignment, invoice: NewInvoice, stamp: WriteStamp): Promise<boolean> {
  const { invoiceNumber, invoiceDate, paper, rounds } = invoice;
  const change = {
    invoice_number: invoiceNumber,
    invoiced_on: invoiceDate,
    paper,
    paper_state: 'Issued',
    ...taxColumns(consignment, invoice),
    ...unregistered,
  } as const;
  return changeWithAmounts(db, consignment, { change, rounds }, stamp);
}

/** Marks the invoice of a consignment as void. */
export async function setVoid(db: Db, consignment: Consignment, stamp: WriteStamp): Promise<boolean> {
  const search = consignmentSearchText({ ...consignment, paperState: 'Void' });
  return changeConsignment(db, consignment, { paper_state: 'Void', search_text: search }, stamp);
}

/** Cancels a consignment whose goods did not leave: it stays, and is worth nothing. */
export async function setCancelled(db: Db, consignment: Consignment, stamp: WriteStamp): Promise<boolean> {
  await emptyLines(db, consignment.consignmentId);
  return changeWithAmounts(db, consignment, { change: { paper_state: 'Cancelled', tax_paise: 0 }, rounds: false }, stamp);
}
