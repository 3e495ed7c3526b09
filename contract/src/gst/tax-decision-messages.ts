/** Every sentence of a tax decision. `company`, `place` and `delivery` are places such as `Maharashtra (27)`. */
import type { TaxHeads } from './tax-heads.ts';

const headWords: Readonly<Record<TaxHeads, string>> = {
  'CGST+SGST': 'CGST and SGST',
  'CGST+UTGST': 'CGST and UTGST',
  IGST: 'IGST',
  'zero-rated': 'Zero-rated',
  none: 'No tax',
  undecided: 'Not decided',
};

interface SupplyTexts {
  readonly company: string;
  readonly place: string;
  /** The source of the place. */
  readonly goingBy: string;
}

/** The reasons, one for each row of the table of places of supply. Each follows its heads. */
export const taxReasons = {
  headed: (heads: TaxHeads, reason: string) => `${headWords[heads]}: ${reason}`,
  composition: 'the company is under the composition scheme and issues a bill of supply.',
  unregistered: 'the company is not registered for GST.',
  companyUnknown: 'the company has neither a GSTIN nor a State.',
  buyerUnknown: 'the buyer has neither a GSTIN nor a State.',
  exportUnderLut: 'the goods are exported under LUT.',
  exportWithPayment: 'the goods are exported with payment of tax.',
  sezUnderLut: 'the customer is in a special economic zone and is supplied under LUT.',
  sezWithPayment: 'the customer is in a special economic zone and is supplied with payment of tax.',
  sezUnit: 'the company is a unit in a special economic zone.',
  sameState: (place: string) => `both in ${place}.`,
  delivered: ({ company, place, goingBy }: SupplyTexts) =>
    `the company is in ${company} and the goods are delivered to ${place}, ${goingBy}.`,
  serviceOf: ({ company, place, goingBy }: SupplyTexts) => `the company is in ${company} and the service is for ${place}, ${goingBy}.`,
  installedHere: (place: string) => `the company is in ${place}, and the goods are installed there.`,
  installed: (company: string, place: string) => `the company is in ${company} and the goods are installed in ${place}.`,
  billedHere: (place: string, delivery: string) => `company and buyer are both in ${place}. Delivery to ${delivery} does not change this.`,
  billed: ({ company, place, goingBy }: SupplyTexts, delivery: string) =>
    `the company is in ${company} and the buyer in ${place}, ${goingBy}. Delivery to ${delivery} does not change this.`,
  noAddress: (place: string) => `the buyer has no address, so the company's State counts, ${place}.`,
  chosenHere: (place: string) => `both in ${place}. The place of supply was chosen.`,
  chosen: (company: string, place: string) => `the company is in ${company}. The place of supply was chosen: ${place}.`,
} as const;

/** The sources of a place of supply. */
export const goingBy = {
  gstin: 'going by the GSTIN of the buyer',
  address: 'going by the address of the buyer',
  delivery: 'going by the place of delivery',
} as const;

/** The points of a decision that the user should check. */
export const taxWarnings = {
  compositionAcrossStates: 'A company under the composition scheme may not deliver goods to another State.',
  addressDiffers: (gstin: string, address: string) => `The GSTIN of the buyer belongs to ${gstin}, but the address is in ${address}.`,
  deliveredElsewhere: 'If this is a site of the buyer and not of a third party, opinions differ. Ask your accountant.',
  installedNowhere: 'Choose the site where the goods are installed, or the place of supply. Until then, the tax follows the buyer.',
  siteHasGstin: 'The site has a GSTIN of its own. If it is a branch of the buyer, bill the branch.',
  leavesIndia: 'The goods leave India. For an export, choose an export category for the customer.',
  staysInIndia: 'The goods stay in India. An export has to leave it.',
  gstinMissing: 'The customer has no GSTIN. GSTR-1 and e-invoices need one for this GST category.',
  sameGstin: 'Company and customer have the same GSTIN. This is not a sale.',
} as const;

/** The names of the inputs of a decision, and where each comes from. */
export const taxInputs = {
  companyState: 'State of the company',
  regime: 'GST of the company',
  category: 'GST category of the customer',
  buyerState: 'State of the buyer',
  delivery: 'Place of delivery',
  installed: 'Installed at the site',
  chosenPlace: 'Place of supply',
  unknown: 'Unknown',
  fromCompanyGstin: 'GSTIN of the company',
  fromCompanyAddress: 'Address of the company',
  fromCompany: 'Company',
  fromGstin: 'GSTIN of the customer',
  fromAddress: 'Address of the customer',
  fromSite: 'Site of the customer',
  chosenCategory: 'Chosen for the customer',
  presumedCategory: 'Follows from GSTIN and country',
  presumedUnregistered: 'No GSTIN: treated as unregistered',
  fromQuotation: 'This quotation',
} as const;
