/** The facts that an e-way bill file still needs from the office. */
import { stands, type ConsignmentDetails } from '../consignments/consignment.ts';
import { isTransporterId } from '../consignments/transport.ts';
import { isInIndia } from '../gst/gst-category.ts';
import { isDecided } from '../gst/tax-heads.ts';
import { hasPortalCharacters, namesOf } from './file-obstacles.ts';
import { addressStateCode, goesElsewhere, isMisshapen, pinOf, stateCodeOf } from './file-places.ts';
import { ewayItems, mostEwayItems } from './eway-items.ts';
import { fileText } from './file-texts.ts';
import { taxDocumentMessages } from './tax-documents-messages.ts';
import { hasHsn, taxedItems } from './taxed-items.ts';

const say = taxDocumentMessages.needs;

/** The number and the day of the document that travels with the goods: the invoice, else the challan. Blank without either. */
export function travelDocument({ invoiceNumber, invoiceDate, papers }: ConsignmentDetails): {
  number: string;
  date: string;
  isChallan: boolean;
} {
  const challan = papers.findLast(({ kind, state }) => kind === 'challan' && state === 'Issued');
  const isChallan = invoiceNumber === '' && challan !== undefined;
  return isChallan ? { number: challan.number, date: challan.date, isChallan } : { number: invoiceNumber, date: invoiceDate, isChallan };
}

/** The vehicle number as the portal takes it: capitals and digits. */
export function vehicleOf({ vehicleNumber }: Pick<ConsignmentDetails, 'vehicleNumber'>): string {
  return vehicleNumber.replaceAll(/[^A-Z0-9]/g, '');
}

/** The number of the transport document as the portal takes it. */
export function transportNumber(lrNumber: string): string {
  return fileText(lrNumber, lrNumber.length);
}

/** Within one PIN, the portal does not measure the distance itself, and takes 1 to 100 km. */
function isLocalDistance(distance: number | null): boolean {
  return distance !== null && distance >= 1 && distance <= 100;
}

/** Whether a vehicle number has the length of one; the forms of the States differ. True for a blank one. */
function hasVehicleForm(vehicle: string): boolean {
  return vehicle === '' || (vehicle.length >= 7 && vehicle.length <= 15);
}

/** The longest number of a transport document. */
const longestTransportNumber = 15;

/** Everything that is missing, in the order of the form of the portal. Empty when the file can be made. */
export function ewayNeeds(consignment: ConsignmentDetails): string[] {
  const { seller, buyer, consignee, mode, distance, transporterId, lrNumber, lrDate } = consignment;
  const items = taxedItems(consignment);
  const elsewhere = goesElsewhere(buyer, consignee);
  const travels = mode === '' || mode === 'Road' ? vehicleOf(consignment) !== '' || transporterId !== '' : true;
  const isSamePin = pinOf(seller) !== 0 && pinOf(seller) === pinOf(consignee);
  const needs: [boolean, string][] = [
    [travelDocument(consignment).number === '', say.invoiceNumber],
    [!hasPortalCharacters(travelDocument(consignment).number), say.numberCharacters],
    [!stands(consignment), say.validInvoice],
    [!isDecided(consignment), say.decision],
    [seller.gstin === '', say.companyGstin],
    [isMisshapen(seller.gstin), say.companyGstinForm],
    [stateCodeOf(seller) === '', say.companyState],
    [seller.address === '', say.companyAddress],
    [seller.city === '', say.companyCity],
    [pinOf(seller) === 0, say.companyPin],
    [isInIndia(buyer.country) && isMisshapen(buyer.gstin), say.buyerGstinForm],
    [stateCodeOf(buyer) === '', say.buyerState],
    [consignee.address === '', elsewhere ? say.siteAddress : say.buyerAddress],
    [consignee.city === '', elsewhere ? say.siteCity : say.buyerCity],
    [elsewhere && addressStateCode(consignee) === '', say.siteState],
    [!travels, say.vehicle],
    [!hasVehicleForm(vehicleOf(consignment)), say.vehicleForm],
    [pinOf(consignee) === 0, elsewhere ? say.sitePin : say.buyerPin],
    [transporterId !== '' && !isTransporterId(transporterId), say.transporterId],
    [isSamePin && !isLocalDistance(distance), say.distance],
    [travels && mode !== '' && mode !== 'Road' && (lrNumber === '' || lrDate === ''), say.transportDocument],
    [transportNumber(lrNumber).length > longestTransportNumber, say.transportNumber],
    [lrDate !== '' && lrDate < travelDocument(consignment).date, say.transportDate],
    ...items.filter((item) => !hasHsn(item)).map(({ name }): [boolean, string] => [true, say.hsnOf(name)]),
    [items.every(({ isService }) => isService), say.goods],
    [ewayItems(consignment).length > mostEwayItems, say.fewerItems],
  ];
  return namesOf(needs);
}
