/** The SQL that changes which papers a consignment has. Writing: setChallan, setInvoice, setVoid. */
import './consignments-tables.ts';
import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import { sql, type UpdateObject } from 'kysely';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { ConsignmentTax } from './bill-dispatch.ts';
import type { ConsignmentParties } from './consignment-parties-store.ts';
import { consignmentSearchText } from './consignment-search-text.ts';

type Change = UpdateObject<Tables, 'consignments'>;

/** Changes a consignment if no one else has changed its papers. Otherwise changes nothing and returns false. */
async function change(db: Db, { consignmentId, version }: Consignment, columns: Change, { userId, now }: WriteStamp): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consignments')
    .set({ ...columns, version: sql`version + 1`, updated_by_id: userId, updated_at: now })
    .where('id', '=', consignmentId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a consignment its challan. */
export async function setChallan(db: Db, consignment: Consignment, challanNumber: string, stamp: WriteStamp): Promise<boolean> {
  const search = consignmentSearchText({ ...consignment, challanNumber });
  return change(db, consignment, { challan_number: challanNumber, search_text: search }, stamp);
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
  return change(
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
  return change(db, consignment, { paper_state: 'Void' }, stamp);
}
