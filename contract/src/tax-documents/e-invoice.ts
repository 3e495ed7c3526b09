/** The e-invoice file INV-01, version 1.1. A draft: no portal has seen it. */
import { stands, type ConsignmentDetails, type Party } from '../consignments/consignment.ts';
import type { GstCategory } from '../gst/gst-category.ts';
import { foreignCode } from '../gst/gst-states.ts';
import { isDecided } from '../gst/tax-heads.ts';
import { hasPortalCharacters, namesOf } from './file-obstacles.ts';
import { addressStateCode, categoryOf, foreignPin, goesElsewhere, isMisshapen, pinOf, stateCodeOf } from './file-places.ts';
import { addressParts, fileText, portalDate, rupees } from './file-texts.ts';
import { taxDocumentMessages } from './tax-documents-messages.ts';
import { hasHsn, taxedItems, type TaxedItem } from './taxed-items.ts';

/** The version of the format. */
const einvoiceVersion = '1.1';

const say = taxDocumentMessages.needs;

/** The kind of supply for each category that gets an e-invoice. An unregistered buyer gets none. */
const supplyTypes: Partial<Record<GstCategory, string>> = {
  Registered: 'B2B',
  'SEZ with payment': 'SEZWP',
  'SEZ under LUT': 'SEZWOP',
  'Export with payment': 'EXPWP',
  'Export under LUT': 'EXPWOP',
  'Deemed export': 'DEXP',
};

/** What a company needs for e-invoices. */
export interface EinvoiceCompany {
  readonly eInvoices: string;
  readonly gstRegime: string;
}

/** Whether a company makes e-invoices. */
export function makesEinvoices({ eInvoices, gstRegime }: EinvoiceCompany): boolean {
  return eInvoices === 'Yes' && gstRegime === 'Regular';
}

function isExport(consignment: ConsignmentDetails): boolean {
  return categoryOf(consignment).startsWith('Export');
}

function supplyTypeOf(consignment: ConsignmentDetails): string {
  const known = categoryOf(consignment);
  const found = Object.entries(supplyTypes).find(([category]) => category === known);
  return found?.[1] ?? '';
}

/** Everything that is missing, in the order of the format. Empty when the file can be made. */
export function einvoiceNeeds(consignment: ConsignmentDetails): string[] {
  const { seller, buyer, consignee, invoiceNumber } = consignment;
  const leavesIndia = isExport(consignment);
  const elsewhere = goesElsewhere(buyer, consignee);
  const isShort = (text: string) => fileText(text, 100).length < 3;
  const needs: [boolean, string][] = [
    [invoiceNumber === '', say.invoiceNumber],
    [/^[0/-]/.test(invoiceNumber), say.numberStart],
    [!hasPortalCharacters(invoiceNumber), say.numberCharacters],
    [!stands(consignment), say.validInvoice],
    [!isDecided(consignment), say.decision],
    [seller.gstin === '', say.companyGstin],
    [isMisshapen(seller.gstin), say.companyGstinForm],
    [stateCodeOf(seller) === '', say.companyState],
    [isShort(seller.name), say.companyName],
    [seller.address === '', say.companyAddress],
    [isShort(seller.city), say.companyCity],
    [pinOf(seller) === 0, say.companyPin],
    [supplyTypeOf(consignment) === '' || (!leavesIndia && buyer.gstin === ''), say.buyerGstin],
    [!leavesIndia && isMisshapen(buyer.gstin), say.buyerGstinForm],
    [isShort(buyer.name), say.buyerName],
    [buyer.address === '', say.buyerAddress],
    [isShort(buyer.city), say.buyerCity],
    [!leavesIndia && stateCodeOf(buyer) === '', say.buyerState],
    [!leavesIndia && pinOf(buyer) === 0, say.buyerPin],
    [elsewhere && consignee.address === '', say.siteAddress],
    [elsewhere && isShort(consignee.city), say.siteCity],
    [elsewhere && addressStateCode(consignee) === '', say.siteState],
    [elsewhere && pinOf(consignee) === 0, say.sitePin],
    ...taxedItems(consignment)
      .filter((item) => !hasHsn(item))
      .map(({ name }): [boolean, string] => [true, say.hsnOf(name)]),
  ];
  return namesOf(needs);
}

/** The fields of an address. A second line of fewer than three characters is left out, as the portal refuses it. */
function addressFields(party: Party, code: string, pin: number) {
  const [Addr1, second] = addressParts(party.address, 100);
  return { Addr1, ...(second.length >= 3 && { Addr2: second }), Loc: fileText(party.city, 50), Pin: pin, Stcd: String(Number(code)) };
}

/** The e-invoice. Call it only when nothing is missing and the sums are sound. */
export function einvoice(consignment: ConsignmentDetails) {
  const { seller, buyer, consignee, invoiceNumber, invoiceDate } = consignment;
  const leavesIndia = isExport(consignment);
  const items = taxedItems(consignment);
  return {
    Version: einvoiceVersion,
    TranDtls: { TaxSch: 'GST', SupTyp: supplyTypeOf(consignment), RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: 'INV', No: invoiceNumber, Dt: portalDate(invoiceDate) },
    SellerDtls: { Gstin: seller.gstin, LglNm: fileText(seller.name, 100), ...addressFields(seller, stateCodeOf(seller), pinOf(seller)) },
    BuyerDtls: {
      Gstin: leavesIndia ? 'URP' : buyer.gstin,
      LglNm: fileText(buyer.name, 100),
      Pos: leavesIndia ? foreignCode : consignment.placeOfSupply,
      ...(leavesIndia ? addressFields(buyer, foreignCode, foreignPin) : addressFields(buyer, stateCodeOf(buyer), pinOf(buyer))),
    },
    ...(goesElsewhere(buyer, consignee) && {
      ShipDtls: { LglNm: fileText(consignee.name, 100), ...addressFields(consignee, addressStateCode(consignee), pinOf(consignee)) },
    }),
    ItemList: items.map(itemFields),
    ValDtls: {
      AssVal: rupees(consignment.taxable),
      CgstVal: rupees(consignment.cgst),
      SgstVal: rupees(consignment.sgst),
      IgstVal: rupees(consignment.igst),
      CesVal: 0,
      StCesVal: 0,
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: rupees(consignment.roundOff),
      TotInvVal: rupees(consignment.total),
    },
    ...buyersOrderFields(consignment),
  };
}

/** The form of a PO number in the format. */
const poForm = /^[0-9A-Za-z/-]{1,16}$/;

/** The customer's own order, if the format can carry its number: a shortened one would name another order. */
function buyersOrderFields({ poNumber, poDate }: ConsignmentDetails) {
  if (!poForm.test(poNumber)) return {};
  return { RefDtls: { ContrDtls: [{ PORefr: poNumber, ...(poDate !== '' && { PORefDt: portalDate(poDate) }) }] } };
}

/** An item. A service has no quantity, so its price is the whole amount. */
function itemFields(item: TaxedItem, index: number) {
  const { quantity, gross, discount, taxable, cgst, sgst, igst, isService } = item;
  const description = fileText(item.name, 300);
  return {
    SlNo: String(index + 1),
    ...(description.length >= 3 && { PrdDesc: description }),
    IsServc: isService ? 'Y' : 'N',
    HsnCd: item.hsn,
    ...(!isService && { Qty: quantity, Unit: item.unit }),
    UnitPrice: Math.round((gross * 10) / (isService ? 1 : Math.max(1, quantity))) / 1000,
    TotAmt: rupees(gross),
    Discount: rupees(discount),
    AssAmt: rupees(taxable),
    GstRt: item.gstPercent / 100,
    IgstAmt: rupees(igst),
    CgstAmt: rupees(cgst),
    SgstAmt: rupees(sgst),
    TotItemVal: rupees(taxable + cgst + sgst + igst),
  };
}
