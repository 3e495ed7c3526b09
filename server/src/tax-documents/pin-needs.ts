/** PINs that lie in another State than their address, which the portals refuse. Only the server has the table of pincodes at hand. */
import type { ConsignmentDetails, Party } from '@vikray/contract/consignments/consignment.ts';
import { isInIndia } from '@vikray/contract/gst/gst-category.ts';
import { findGstState, findGstStateByName } from '@vikray/contract/gst/gst-states.ts';
import { placeOfPincode } from '@vikray/contract/lookups/pincodes.ts';
import { addressStateCode, goesElsewhere, stateCodeOf } from '@vikray/contract/tax-documents/file-places.ts';
import { taxDocumentMessages } from '@vikray/contract/tax-documents/tax-documents-messages.ts';

const say = taxDocumentMessages.needs;

/** The PINs that an e-way bill needs right: where the goods start, by the address of the company, and where they end. */
export function ewayPinNeeds({ seller, buyer, consignee }: ConsignmentDetails): string[] {
  const arrival = goesElsewhere(buyer, consignee) ? say.sitePin : say.buyerPin;
  return [
    ...pinNeed(seller, addressStateCode(seller) || stateCodeOf(seller), say.companyPin),
    ...pinNeed(consignee, addressStateCode(consignee), arrival),
  ];
}

/** The PINs that an e-invoice needs right: those of the parties in the States of their GSTINs, and that of the site. */
export function einvoicePinNeeds({ seller, buyer, consignee }: ConsignmentDetails): string[] {
  return [
    ...pinNeed(seller, stateCodeOf(seller), say.companyPin),
    ...pinNeed(buyer, stateCodeOf(buyer), say.buyerPin),
    ...(goesElsewhere(buyer, consignee) ? pinNeed(consignee, addressStateCode(consignee), say.sitePin) : []),
  ];
}

/** The PIN in the State with this code, if the given one lies in another. Nothing as long as one of them is not known. */
function pinNeed({ pincode, country }: Party, code: string, name: string): string[] {
  const needed = findGstState(code);
  const place = isInIndia(country) ? placeOfPincode(pincode) : undefined;
  const found = place && findGstStateByName(place.state);
  if (!needed || !found || found.code === needed.code) return [];
  return [say.pinInState(name, pincode, found.name, needed.name)];
}
