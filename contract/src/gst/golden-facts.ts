/** The golden cases as the decision and the sums take them. For tests. */
import { rateGroups } from '../quotations/costing-groups.ts';
import { findGstState } from './gst-states.ts';
import type { ChargesMode, GstCategory } from './gst-category.ts';
import { gstinCheckCharacter } from './gstin.ts';
import type { GoldenInput, GoldenOutput } from './golden-cases.ts';
import { decideTax, type TaxDecision } from './tax-decision.ts';
import type { TaxFacts } from './tax-facts.ts';
import { headAmounts, roundOff, type TaxHeads } from './tax-heads.ts';

const modes: Record<NonNullable<GoldenInput['mode']>, ChargesMode> = { own: 'Own Rate', apportion: 'Apportioned', highest: 'Highest Rate' };

/** A sound GSTIN of a State. */
export function gstinOf(code: string, middle = 'ABCDE1234F1Z'): string {
  return `${code}${middle}${gstinCheckCharacter(code + middle)}`;
}

function locatedIn(code: string | undefined) {
  return { gstin: '', state: code === undefined ? '' : (findGstState(code)?.name ?? ''), country: 'India' };
}

function categoryOf({ kind, lut }: GoldenInput): GstCategory | '' {
  if (kind === 'sezwp') return 'SEZ with payment';
  if (kind === 'sezwop') return 'SEZ under LUT';
  if (kind === 'export') return lut ? 'Export under LUT' : 'Export with payment';
  return '';
}

/** The facts of a golden case. */
export function factsOf(input: GoldenInput): TaxFacts {
  const { supplier, gstin, bill = gstin, ship, site, composition } = input;
  const destination = site ?? ship;
  return {
    company: {
      ...locatedIn(undefined),
      gstin: supplier === null ? '' : gstinOf(supplier),
      regime: composition ? 'Composition' : 'Regular',
    },
    customer: { ...locatedIn(bill), gstin: gstin === undefined ? '' : gstinOf(gstin, 'FGHIJ5678K1Z'), category: categoryOf(input) },
    ...(destination !== undefined && { site: { ...locatedIn(destination), name: 'Site' } }),
    installed: site !== undefined,
  };
}

/** What the rules make of a golden case, in the form of its answer. */
export function outcomeOf(input: GoldenInput): GoldenOutput {
  const decision = decideTax(factsOf(input));
  const { lines, discount = 0, charge = 0, mode = 'own', chargeRate = 0 } = input;
  const groups = rateGroups({
    lines: lines.map(({ amt, rate }) => ({ total: amt, gstPercent: rate })),
    discountAmount: discount,
    charges: charge,
    chargesMode: modes[mode],
    chargesPercent: chargeRate,
  });
  const taxable = groups.reduce((sum, each) => sum + each.taxable, 0);
  if (decision.heads === 'undecided') return { taxable, groups: {} };
  const sums = groups.map((each) => ({ rate: each.gstPercent, taxable: each.taxable, ...amountsOf(decision.heads, each) }));
  const sum = (head: 'cgst' | 'sgst' | 'igst') => sums.reduce((total, each) => total + each[head], 0);
  const exact = taxable + sum('cgst') + sum('sgst') + sum('igst');
  return {
    pos: decision.placeOfSupply,
    inter: decision.interState,
    state_head: stateHead(input, decision),
    taxable,
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    exact,
    roundoff: roundOff(exact),
    total: exact + roundOff(exact),
    groups: Object.fromEntries(sums.map(({ rate, ...heads }) => [String(rate), heads])),
  };
}

function amountsOf(heads: TaxHeads, group: { gstPercent: number; taxable: number }) {
  return headAmounts(heads, group);
}

/** The second head within the State of the supplier, also where the case has none. */
function stateHead({ supplier }: GoldenInput, { heads }: TaxDecision): string {
  if (heads === 'CGST+UTGST') return 'UTGST';
  return heads === 'CGST+SGST' || supplier !== null ? 'SGST' : '';
}
