/** The SQL of consignments with everything that papers and files show of them: consignmentDetails. */
import './consignments-tables.ts';
import type { ConsignmentDetails, ConsignmentLine, Party } from '@vikray/contract/consignments/consignment.ts';
import { consignmentGroups } from '@vikray/contract/consignments/consignment-values.ts';
import { photoUrl } from '@vikray/contract/images/image.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { readTexts, type PrintedTexts } from '../quotations/public.ts';
import { ratedValues } from './consignment-amounts.ts';
import { asConsignment, consignmentRows } from './consignment-store.ts';
import { asTransport } from './transport-columns.ts';

/** A consignment with what only the server needs. */
export interface StoredConsignment extends ConsignmentDetails {
  /** The GSTIN of the company in the id of its voucher for Tally; blank if it has none. */
  readonly voucherGstin: string;
  /** Whether the tax of its order was recalculated while its own decision is frozen. */
  readonly hasEarlierDecision: boolean;
  /** When its IRN was entered; null without one. */
  readonly irnAt: string | null;
}

/**
 * Consignments by their ids, or all of an order, oldest first. A GSTIN or an HSN that was missing when the goods left is read from the
 * records of today, so that the office can fill in what a paper or a file still needs. A buyer without a GSTIN stays without, unless the
 * office has chosen a category that has one.
 */
export async function consignmentDetails(
  db: Db,
  wanted: { readonly ids: readonly number[] } | { readonly orderId: number },
): Promise<StoredConsignment[]> {
  if ('ids' in wanted && wanted.ids.length === 0) return [];
  const rows = await detailedRows(db)
    .where((eb) => ('ids' in wanted ? isAmong(db, 'consignments.id', wanted.ids) : eb('consignments.order_id', '=', wanted.orderId)))
    .orderBy('consignments.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(db, ids);
  const papers = await papersOf(db, ids);
  return rows.map((row) => asDetails(row, lines.get(row.id) ?? [], papers.get(row.id) ?? []));
}

/** The rows of the list with what the order prints and the GSTINs of now. */
function detailedRows(db: Db) {
  return consignmentRows(db)
    .innerJoin('companies', 'companies.id', 'consignments.company_id')
    .innerJoin('customers', 'customers.id', 'consignments.customer_id')
    .select(['orders.printed as order_printed', 'companies.gstin as company_gstin_now', 'customers.gstin as gstin_now']);
}

type DetailedRow = Awaited<ReturnType<ReturnType<typeof detailedRows>['execute']>>[number];

function asDetails(row: DetailedRow, lines: readonly StoredLine[], papers: ConsignmentDetails['papers']): StoredConsignment {
  const printed = readTexts(row.printed || row.order_printed);
  const seller = sellerOf(row, printed);
  const buyer = buyerOf(row, printed);
  return {
    ...asConsignment(row),
    customerId: row.customer_id,
    taxReason: row.tax_reason,
    gross: row.gross_paise,
    discount: row.discount_paise,
    chargesMode: row.charges_mode,
    specialCharges: row.special_charges_paise,
    shippingCharges: row.shipping_charges_paise,
    installationCharges: row.installation_charges_paise,
    gstServiceChargePercent: row.service_gst_percent_hundredths,
    gstAmount: row.tax_paise,
    seller,
    buyer,
    consignee: consigneeOf(printed, buyer),
    gstCategory: row.gst_category,
    contact: printed.name,
    lines: lines.map(({ line }) => line),
    groups: consignmentGroups(
      lines.map(({ values }) => values),
      row.service_gst_percent_hundredths,
      row.tax_heads,
    ),
    papers,
    ...asTransport(row),
    ewayDate: row.eway_on,
    ewayValidUntil: row.eway_valid_until,
    ackNo: row.ack_number,
    ackDate: row.ack_on,
    signedQr: row.signed_qr,
    voucherGstin: row.voucher_gstin || seller.gstin,
    hasEarlierDecision: row.printed !== '',
    irnAt: row.irn_at,
  };
}

/** The issuing company as the order prints it. */
function sellerOf(row: DetailedRow, printed: PrintedTexts): Party {
  return {
    name: row.company_name,
    address: printed.companyForAddress,
    city: printed.companyForCity,
    state: printed.companyForState,
    pincode: printed.companyForPincode,
    country: printed.companyForCountry,
    gstin: printed.gst || row.company_gstin || row.company_gstin_now,
  };
}

/** The customer as the order prints it. */
function buyerOf(row: DetailedRow, printed: PrintedTexts): Party {
  return {
    name: row.customer_name,
    address: printed.address,
    city: printed.city,
    state: printed.state,
    pincode: printed.pincode,
    country: printed.country,
    gstin: row.gstin || (isKnownByGstin(row.gst_category) ? row.gstin_now : ''),
  };
}

/** Whether buyers of this category, chosen by the office, have a GSTIN. */
function isKnownByGstin(category: ConsignmentDetails['gstCategory']): boolean {
  return category === 'Registered' || category === 'Deemed export' || category.startsWith('SEZ');
}

/** The party that receives the goods: the buyer, at the site that the order names. */
function consigneeOf(printed: PrintedTexts, buyer: Party): Party {
  if (printed.siteName === '') return buyer;
  return {
    name: `${buyer.name}, ${printed.siteName}`,
    address: printed.siteAddress,
    city: printed.siteCity,
    state: printed.siteState,
    pincode: printed.sitePincode,
    country: printed.siteCountry,
    gstin: printed.siteGstin,
  };
}

interface StoredLine {
  readonly line: ConsignmentLine;
  readonly values: ReturnType<typeof ratedValues>;
}

async function linesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, StoredLine[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('consignment_lines')
    .innerJoin('order_lines', 'order_lines.id', 'consignment_lines.order_line_id')
    .innerJoin('products', 'products.id', 'consignment_lines.product_id')
    .selectAll('consignment_lines')
    .select(['products.hsn as hsn_now', 'order_lines.name', 'order_lines.description', 'order_lines.image_hash', 'order_lines.rate_paise'])
    .where(isAmong(db, 'consignment_lines.consignment_id', ids))
    .orderBy('consignment_lines.consignment_id')
    .orderBy('consignment_lines.order_line_id')
    .execute();
  const stored = rows.map((row) => ({
    consignmentId: row.consignment_id,
    values: ratedValues(row),
    line: {
      lineId: row.order_line_id,
      productId: row.product_id,
      name: row.name,
      description: row.description,
      photo: photoUrl(row.image_hash),
      hsn: row.hsn || row.hsn_now,
      unit: row.unit,
      nature: row.nature,
      quantity: row.quantity,
      rate: row.rate_paise,
      gross: row.gross_paise,
      discount: row.discount_paise,
      chargesWithGoods: row.charges_with_goods_paise,
      taxable: row.taxable_paise,
      gstPercent: row.gst_percent_hundredths,
    },
  }));
  return Map.groupBy(stored, ({ consignmentId }) => consignmentId);
}

async function papersOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ConsignmentDetails['papers']>();
  const rows = await db
    .selectFrom('papers')
    .selectAll()
    .where(isAmong(db, 'consignment_id', ids))
    .orderBy('id')
    .execute();
  const papers = rows.map((row) => ({
    consignmentId: row.consignment_id,
    paperId: row.id,
    kind: row.kind,
    title: row.title,
    number: row.number,
    date: row.issued_on,
    state: row.state,
    voidReason: row.void_reason,
  }));
  return new Map<number, ConsignmentDetails['papers']>(Map.groupBy(papers, ({ consignmentId }) => consignmentId));
}
