/**
 * The tax decision: from company, customer, place of delivery and goods to the place of supply and the heads of tax, with a reason. Rules:
 * IGST Act, sections 7, 10, 12 and 16; CGST Act, section 10. It is a suggestion. The office may override it, and the law is not settled
 * everywhere.
 */
import { isInIndia, presumedCategory, type GstCategory } from './gst-category.ts';
import { chargesUtgst, findGstState, findGstStateByName, foreignCode, placeText, type GstState } from './gst-states.ts';
import { stateOfGstin } from './gstin.ts';
import { normalGstin } from './normal-gstin.ts';
import { inputsOf, type TaxInput, type PartyStates } from './tax-decision-inputs.ts';
import { goingBy, taxReasons as say, taxWarnings } from './tax-decision-messages.ts';
import type { GstAddress, TaxFacts } from './tax-facts.ts';
import type { TaxHeads } from './tax-heads.ts';

/** Where a document is taxed, under which heads, and why. */
export interface TaxDecision {
  /** The code of the place of supply, two digits; blank when there is none. */
  readonly placeOfSupply: string;
  readonly placeName: string;
  readonly interState: boolean;
  readonly heads: TaxHeads;
  /** What the customer is for GST. */
  readonly category: GstCategory;
  /** A whole sentence. */
  readonly reason: string;
  readonly warnings: readonly string[];
  readonly inputs: readonly TaxInput[];
}

/** Where a sale is supplied, and the reason within one State and across States. */
interface PlaceOfSupply {
  readonly state: GstState;
  readonly within: (place: string) => string;
  readonly across: (company: string, place: string) => string;
}

const isRegistered = (category: GstCategory) => category !== 'Unregistered';

/** Decides the tax of a document. Never fails. Takes less than a millisecond. */
export function decideTax(facts: TaxFacts): TaxDecision {
  const where = partyStatesOf(facts);
  const decided = decide(facts, where);
  return {
    placeOfSupply: decided.place?.code ?? '',
    placeName: decided.place?.name ?? '',
    interState: decided.interState,
    heads: decided.heads,
    category: where.category,
    reason: say.headed(decided.heads, decided.reason),
    warnings: warningsOf(facts, where, decided),
    inputs: inputsOf(facts, where),
  };
}

function partyStatesOf({ company, customer, site }: TaxFacts): PartyStates {
  const category = customer.category === '' ? presumedCategory(customer) : customer.category;
  const billed = stateOfAddress(customer);
  // The address of an unregistered buyer counts, even if a GSTIN is entered.
  const buyer = isRegistered(category) ? (stateOfGstin(customer.gstin) ?? billed) : billed;
  return {
    company: stateOfGstin(company.gstin) ?? findGstStateByName(company.state),
    buyer,
    delivery: site ? stateOfAddress(site) : (billed ?? buyer),
    category,
  };
}

/** The State of an address, or the foreign country. Undefined if it has none. */
function stateOfAddress({ state, country }: Pick<GstAddress, 'state' | 'country'>): GstState | undefined {
  return isInIndia(country) ? findGstStateByName(state) : findGstState(foreignCode);
}

interface Decided {
  readonly place: GstState | undefined;
  readonly interState: boolean;
  readonly heads: TaxHeads;
  readonly reason: string;
}

/** The table of places of supply: the first row that applies decides. */
function decide(facts: TaxFacts, where: PartyStates): Decided {
  const { company, category } = where;
  const chosen = facts.chosenPlace === undefined ? undefined : findGstState(facts.chosenPlace);
  const regime = facts.company.regime;
  if (regime === 'Composition') {
    const place = chosen ?? placeOf(facts, where)?.state;
    return { place, interState: differ(company, place), heads: 'none', reason: say.composition };
  }
  if (regime === 'Unregistered') return { place: undefined, interState: false, heads: 'none', reason: say.unregistered };
  if (!company) return { place: undefined, interState: false, heads: 'undecided', reason: say.companyUnknown };
  const special = specialSupply(category, where.buyer ?? where.delivery);
  if (special) return { ...special, place: chosen ?? special.place, interState: true };
  const place = chosen ? chosenPlace(chosen) : placeOf(facts, where);
  if (!place) return { place: undefined, interState: false, heads: 'undecided', reason: say.buyerUnknown };
  if (regime === 'SEZ unit') return { place: place.state, interState: true, heads: 'IGST', reason: say.sezUnit };
  return compared(company, place);
}

/** Exports and supplies to a special economic zone, which are always across States. */
function specialSupply(category: GstCategory, zone: GstState | undefined): Omit<Decided, 'interState'> | undefined {
  const abroad = findGstState(foreignCode);
  switch (category) {
    case 'Export under LUT':
      return { place: abroad, heads: 'zero-rated', reason: say.exportUnderLut };
    case 'Export with payment':
      return { place: abroad, heads: 'IGST', reason: say.exportWithPayment };
    case 'SEZ under LUT':
      return { place: zone, heads: 'zero-rated', reason: say.sezUnderLut };
    case 'SEZ with payment':
      return { place: zone, heads: 'IGST', reason: say.sezWithPayment };
    case 'Registered':
    case 'Unregistered':
    case 'Deemed export':
      return undefined;
  }
}

function compared(company: GstState, { state, within, across }: PlaceOfSupply): Decided {
  if (differ(company, state)) {
    return { place: state, interState: true, heads: 'IGST', reason: across(placeText(company), placeText(state)) };
  }
  const heads = chargesUtgst(company.code) ? 'CGST+UTGST' : 'CGST+SGST';
  return { place: state, interState: false, heads, reason: within(placeText(state)) };
}

function chosenPlace(state: GstState): PlaceOfSupply {
  return { state, within: say.chosenHere, across: say.chosen };
}

/** The place of an ordinary supply. Undefined when neither GSTIN nor address shows it. */
function placeOf(facts: TaxFacts, where: PartyStates): PlaceOfSupply | undefined {
  if (facts.nature === 'Service') return placeOfService(facts, where);
  const { company, buyer, delivery, category } = where;
  // Only a site says where goods are installed. An address in another State than the GSTIN may be a slip.
  if (facts.installed && facts.site && delivery) return { state: delivery, within: say.installedHere, across: say.installed };
  if (!isRegistered(category)) {
    if (delivery) return deliveredTo(delivery, facts.site ? goingBy.delivery : goingBy.address);
    return company && { state: company, within: say.noAddress, across: say.chosen };
  }
  const by = stateOfGstin(facts.customer.gstin) ? goingBy.gstin : goingBy.address;
  if (!buyer) return delivery && deliveredTo(delivery, goingBy.delivery);
  // Without a site, an address in another State than the GSTIN is a slip, not another place of delivery.
  if (!facts.site || !delivery || delivery.code === buyer.code) return deliveredTo(buyer, by);
  const to = placeText(delivery);
  return {
    state: buyer,
    within: (place) => say.billedHere(place, to),
    across: (from, place) => say.billed({ company: from, place, goingBy: by }, to),
  };
}

function deliveredTo(state: GstState, by: string): PlaceOfSupply {
  return { state, within: say.sameState, across: (company, place) => say.delivered({ company, place, goingBy: by }) };
}

function placeOfService({ customer }: TaxFacts, { company, buyer, category }: PartyStates): PlaceOfSupply | undefined {
  const state = buyer ?? (isRegistered(category) ? undefined : company);
  if (!state) return undefined;
  const by = isRegistered(category) && stateOfGstin(customer.gstin) ? goingBy.gstin : goingBy.address;
  return { state, within: say.sameState, across: (from, place) => say.serviceOf({ company: from, place, goingBy: by }) };
}

function differ(one: GstState | undefined, other: GstState | undefined): boolean {
  return one !== undefined && other !== undefined && one.code !== other.code;
}

function warningsOf(
  { company, customer, site, installed, chosenPlace: chosen }: TaxFacts,
  { buyer, delivery, category }: PartyStates,
  decided: Decided,
): string[] {
  const address = stateOfAddress(customer);
  const ofGstin = stateOfGstin(customer.gstin);
  const isOrdinary = category === 'Registered' || category === 'Unregistered' || category === 'Deemed export';
  const warnings: (string | false | undefined)[] = [
    company.regime === 'Composition' && decided.interState && taxWarnings.compositionAcrossStates,
    isRegistered(category) &&
      address &&
      ofGstin &&
      differ(address, ofGstin) &&
      taxWarnings.addressDiffers(placeText(ofGstin), placeText(address)),
    isOrdinary &&
      isRegistered(category) &&
      site &&
      differ(buyer, delivery) &&
      decided.place?.code === buyer?.code &&
      taxWarnings.deliveredElsewhere,
    isOrdinary && installed && !site && chosen === undefined && taxWarnings.installedNowhere,
    site && site.gstin !== '' && normalGstin(site.gstin) !== normalGstin(customer.gstin) && taxWarnings.siteHasGstin,
    isOrdinary && delivery?.code === foreignCode && taxWarnings.leavesIndia,
    category.startsWith('Export') && delivery && delivery.code !== foreignCode && taxWarnings.staysInIndia,
    isRegistered(category) && !category.startsWith('Export') && customer.gstin === '' && taxWarnings.gstinMissing,
    customer.gstin !== '' && normalGstin(company.gstin) === normalGstin(customer.gstin) && taxWarnings.sameGstin,
  ];
  return warnings.filter((warning) => typeof warning === 'string');
}
