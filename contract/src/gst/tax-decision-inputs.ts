/** The inputs of a decision, which answer the question why. */
import type { GstCategory } from './gst-category.ts';
import { placeText, type GstState } from './gst-states.ts';
import { stateOfGstin } from './gstin.ts';
import { taxInputs as say } from './tax-decision-messages.ts';
import type { TaxFacts } from './tax-facts.ts';

/** The States of the parties. Absent ones are unknown. */
export interface PartyStates {
  readonly company: GstState | undefined;
  readonly buyer: GstState | undefined;
  readonly delivery: GstState | undefined;
  readonly category: GstCategory;
}

/** One input of a decision, in words. */
export interface TaxInput {
  readonly name: string;
  readonly value: string;
  /** Where the value comes from. */
  readonly source: string;
}

/** The inputs of a decision, in the order in which they count. */
export function inputsOf({ company, customer, site, installed, chosenPlace }: TaxFacts, where: PartyStates): readonly TaxInput[] {
  const known = (state: GstState | undefined) => (state ? placeText(state) : say.unknown);
  const fromBuyerGstin = where.category !== 'Unregistered' && stateOfGstin(customer.gstin);
  return [
    { name: say.regime, value: company.regime, source: say.fromCompany },
    {
      name: say.companyState,
      value: known(where.company),
      source: stateOfGstin(company.gstin) ? say.fromCompanyGstin : say.fromCompanyAddress,
    },
    { name: say.category, value: where.category, source: sourceOf(customer.category, where.category) },
    { name: say.buyerState, value: known(where.buyer), source: fromBuyerGstin ? say.fromGstin : say.fromAddress },
    {
      name: say.delivery,
      value: site ? `${site.name}, ${known(where.delivery)}` : known(where.delivery),
      source: site ? say.fromSite : say.fromAddress,
    },
    { name: say.installed, value: installed ? 'Yes' : 'No', source: say.fromQuotation },
    ...(chosenPlace === undefined ? [] : [{ name: say.chosenPlace, value: chosenPlace, source: say.fromQuotation }]),
  ];
}

function sourceOf(chosen: GstCategory | '', category: GstCategory): string {
  if (chosen !== '') return say.chosenCategory;
  return category === 'Unregistered' ? say.presumedUnregistered : say.presumedCategory;
}
