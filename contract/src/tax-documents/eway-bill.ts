/** The e-way bill file for the bulk upload of the portal, version 1.0.0621. A draft that has not been tried on any portal. */
import type { ConsignmentDetails, Party } from '../consignments/consignment.ts';
import { isInIndia } from '../gst/gst-category.ts';
import { ewayItems } from './eway-items.ts';
import { transportNumber, travelDocument, vehicleOf } from './eway-needs.ts';
import { addressStateCode, categoryOf, goesElsewhere, pinOf, stateCodeOf } from './file-places.ts';
import { addressParts, fileText, portalDate, rupees } from './file-texts.ts';
import type { TaxedItem } from './taxed-items.ts';

/** The version of the format. */
const ewayVersion = '1.0.0621';

/** The code of a State that is outside India, in the list of the e-way bill. */
const otherCountries = 99;
const modes = { '': 1, Road: 1, Rail: 2, Air: 3, Ship: 4 } as const;
const noCess = { cessRate: 0, cessNonAdvol: 0 };

type EwayBill = Readonly<Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>>;

/** One bill of the file. Call it only when nothing is missing and the sums are sound. */
function ewayBill(consignment: ConsignmentDetails, siteGstinFrom: string | undefined): EwayBill {
  const items = ewayItems(consignment);
  const goods = items.filter(({ isService }) => !isService).toSorted((one, other) => other.taxable - one.taxable);
  return {
    ...documentFields(consignment),
    ...sellerFields(consignment),
    ...buyerFields(consignment),
    ...siteFields(consignment, siteGstinFrom),
    totalValue: rupees(consignment.taxable),
    cgstValue: rupees(consignment.cgst),
    sgstValue: rupees(consignment.sgst),
    igstValue: rupees(consignment.igst),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: rupees(consignment.roundOff),
    totInvValue: rupees(consignment.total),
    ...transportFields(consignment),
    mainHsnCode: Number(goods[0]?.hsn ?? 0),
    itemList: items.map((item, index) => itemFields(item, index, consignment)),
  };
}

/** The whole file. `siteGstinFrom` is the first date of a paper whose bill names the GSTIN of the place of delivery; undefined for none. */
export function ewayFile(consignments: readonly ConsignmentDetails[], siteGstinFrom?: string): { version: string; billLists: EwayBill[] } {
  return { version: ewayVersion, billLists: consignments.map((consignment) => ewayBill(consignment, siteGstinFrom)) };
}

function documentFields(consignment: ConsignmentDetails): EwayBill {
  const { seller, buyer } = consignment;
  const { number, date, isChallan } = travelDocument(consignment);
  const isExport = !isInIndia(buyer.country);
  return {
    userGstin: seller.gstin,
    supplyType: 'O',
    subSupplyType: isExport ? 3 : 1,
    subSupplyDesc: '',
    docType: isChallan ? 'CHL' : isBillOfSupply(consignment) ? 'BIL' : 'INV',
    docNo: number,
    docDate: portalDate(date),
    transType: 1 + (isShippedElsewhere(consignment) ? 1 : 0) + (isSentFromElsewhere(seller) ? 2 : 0),
  };
}

/** Whether the paper is a bill of supply for the portal: nothing on it is taxed, and it is not for a special economic zone. */
function isBillOfSupply(consignment: ConsignmentDetails): boolean {
  const { paper, heads, groups } = consignment;
  if (paper === 'Bill of Supply' || heads === 'none') return true;
  return !categoryOf(consignment).startsWith('SEZ') && groups.every(({ gstPercent }) => gstPercent === 0);
}

/** Whether the goods go elsewhere than to the place of the buyer's GSTIN. For the portal, a site with the same GSTIN is the same place. */
function isShippedElsewhere({ buyer, consignee }: ConsignmentDetails): boolean {
  const hasSameGstin = consignee.gstin !== '' && consignee.gstin === buyer.gstin && addressStateCode(consignee) === stateCodeOf(buyer);
  return goesElsewhere(buyer, consignee) && !hasSameGstin;
}

/** Whether the goods leave from another State than that of the company's GSTIN. */
function isSentFromElsewhere(seller: Party): boolean {
  const ofAddress = addressStateCode(seller);
  return ofAddress !== '' && ofAddress !== stateCodeOf(seller);
}

function sellerFields({ seller }: ConsignmentDetails): EwayBill {
  const [fromAddr1, fromAddr2] = addressParts(seller.address, 120);
  const state = Number(stateCodeOf(seller));
  return {
    fromGstin: seller.gstin,
    fromTrdName: fileText(seller.name, 100),
    fromAddr1,
    fromAddr2,
    fromPlace: fileText(seller.city, 50),
    fromPincode: pinOf(seller),
    fromStateCode: state,
    actualFromStateCode: Number(addressStateCode(seller)) || state,
  };
}

/** The address of the site, with name and GSTIN of the buyer. */
function buyerFields(consignment: ConsignmentDetails): EwayBill {
  const { buyer, consignee } = consignment;
  const [toAddr1, toAddr2] = addressParts(consignee.address, 120);
  const code = (state: string, country: string) => (isInIndia(country) ? Number(state) : otherCountries);
  const toStateCode = code(stateCodeOf(buyer), buyer.country);
  const actual = code(addressStateCode(consignee), consignee.country);
  return {
    toGstin: buyer.gstin === '' || !isInIndia(buyer.country) ? 'URP' : buyer.gstin,
    toTrdName: fileText(buyer.name, 100),
    toAddr1,
    toAddr2,
    toPlace: fileText(consignee.city, 50),
    toPincode: pinOf(consignee),
    toStateCode,
    actualToStateCode: isShippedElsewhere(consignment) && actual !== 0 ? actual : toStateCode,
  };
}

/**
 * The GSTIN of the place of delivery, where the goods go elsewhere than to the buyer. The portal has announced the field and put it off, so
 * the settings say from when it is in the file.
 */
function siteFields(consignment: ConsignmentDetails, from: string | undefined): EwayBill {
  if (from === undefined || travelDocument(consignment).date < from || !isShippedElsewhere(consignment)) return {};
  const { gstin, country } = consignment.consignee;
  return { shipToGSTIN: gstin === '' || !isInIndia(country) ? 'URP' : gstin };
}

/** Without a vehicle the file has part A alone, and the transporter fills in the rest. */
function transportFields(consignment: ConsignmentDetails): EwayBill {
  const { mode, distance, transporter, transporterId, lrNumber, lrDate, vehicleType } = consignment;
  const vehicleNo = vehicleOf(consignment);
  return {
    transMode: modes[mode],
    transDistance: distance ?? 0,
    transporterName: fileText(transporter, 100),
    transporterId,
    transDocNo: transportNumber(lrNumber),
    transDocDate: portalDate(lrDate),
    vehicleNo,
    vehicleType: vehicleNo === '' ? '' : vehicleType === 'Over Dimensional Cargo' ? 'O' : 'R',
  };
}

function itemFields(item: TaxedItem, index: number, { heads }: ConsignmentDetails) {
  const percent = item.gstPercent / 100;
  const isHalved = heads === 'CGST+SGST' || heads === 'CGST+UTGST';
  return {
    itemNo: index + 1,
    productName: fileText(item.name, 100),
    productDesc: fileText(item.description, 100) || fileText(item.name, 100),
    hsnCode: Number(item.hsn),
    quantity: item.quantity,
    qtyUnit: item.unit,
    taxableAmount: rupees(item.taxable),
    sgstRate: isHalved ? percent / 2 : 0,
    cgstRate: isHalved ? percent / 2 : 0,
    igstRate: heads === 'IGST' ? percent : 0,
    ...noCess,
  };
}
