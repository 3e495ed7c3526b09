import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstCategories, gstRegimes } from './gst-category.ts';
import { gstStates } from './gst-states.ts';
import { goldenCases } from './golden-cases.ts';
import { factsOf, gstinOf, outcomeOf } from './golden-facts.ts';
import { decideTax } from './tax-decision.ts';
import type { TaxFacts } from './tax-facts.ts';

const inIndia = { gstin: '', state: '', country: 'India' };
const maharashtra = { ...inIndia, gstin: gstinOf('27'), state: 'Maharashtra', regime: 'Regular' } as const;
const buyer = (code: string, state: string) => ({ ...inIndia, gstin: gstinOf(code, 'FGHIJ5678K1Z'), state, category: '' }) as const;

test.each(goldenCases)('agrees with the golden case $id (GTX-11)', ({ in: input, out }) => {
  const { shares: _, ...sums } = out;
  expect(outcomeOf(input)).toEqual(sums);
});

describe('the reason', () => {
  test.each<[string, TaxFacts, string]>([
    [
      'across States',
      { company: maharashtra, customer: buyer('24', 'Gujarat') },
      'IGST: the company is in Maharashtra (27) and the goods are delivered to Gujarat (24), going by the GSTIN of the buyer.',
    ],
    ['within a State', { company: maharashtra, customer: buyer('27', 'Maharashtra') }, 'CGST and SGST: both in Maharashtra (27).'],
    [
      'a company without GSTIN and State',
      { company: { ...inIndia, regime: 'Regular' }, customer: buyer('27', 'Maharashtra') },
      'Not decided: the company has neither a GSTIN nor a State.',
    ],
    [
      'a buyer without a GSTIN',
      { company: maharashtra, customer: { ...inIndia, state: 'Gujarat', category: '' } },
      'IGST: the company is in Maharashtra (27) and the goods are delivered to Gujarat (24), going by the address of the buyer.',
    ],
    [
      'an address abroad',
      { company: maharashtra, customer: { ...inIndia, country: 'Nepal', category: '' } },
      'Zero-rated: the goods are exported under LUT.',
    ],
    [
      'goods that are installed at a site',
      {
        company: maharashtra,
        customer: buyer('27', 'Maharashtra'),
        site: { ...inIndia, name: 'Plant 2', state: 'Karnataka' },
        installed: true,
      },
      'IGST: the company is in Maharashtra (27) and the goods are installed in Karnataka (29).',
    ],
    [
      'a place that the user has chosen',
      { company: maharashtra, customer: buyer('27', 'Maharashtra'), chosenPlace: '29' },
      'IGST: the company is in Maharashtra (27). The place of supply was chosen: Karnataka (29).',
    ],
  ])('is a whole sentence for %s (GTX-13)', (_, facts, reason) => {
    expect(decideTax(facts).reason).toBe(reason);
  });
});

describe('rows that the forms cannot reach', () => {
  test('an unregistered buyer without an address is where the company is (GTX-11)', () => {
    const decision = decideTax({ company: maharashtra, customer: { ...inIndia, category: '' } });
    expect([decision.placeOfSupply, decision.heads]).toEqual(['27', 'CGST+SGST']);
  });

  test('a registered buyer without GSTIN and State is not decided (GTX-11)', () => {
    const decision = decideTax({ company: maharashtra, customer: { ...inIndia, category: 'Registered' } });
    expect([decision.placeOfSupply, decision.heads, decision.reason]).toEqual([
      '',
      'undecided',
      'Not decided: the buyer has neither a GSTIN nor a State.',
    ]);
  });

  test('a service is supplied where its recipient is, not at the site (GTX-11)', () => {
    const site = { ...inIndia, name: 'Plant 2', state: 'Karnataka' };
    const decision = decideTax({ company: maharashtra, customer: buyer('24', 'Gujarat'), site, nature: 'Service' });
    expect([decision.placeOfSupply, decision.heads]).toEqual(['24', 'IGST']);
  });
});

test.each([
  ['lower case with blanks', ' 24abcde 1234f1z6 ', '24'],
  ['16 characters, so that the address counts', '24ABCDE1234F1Z67', '27'],
  ['a former State', gstinOf('25'), '26'],
  ['no State, so that the address counts', `99${gstinOf('24').slice(2)}`, '27'],
])('a GSTIN of %s (GTX-11)', (_, gstin, place) => {
  const customer = { ...inIndia, gstin, state: 'maharashtra', category: 'Registered' } as const;
  expect(decideTax({ company: maharashtra, customer }).placeOfSupply).toBe(place);
});

test('warns when GSTIN and address are in different States, and goes by the GSTIN (GTX-11)', () => {
  const { placeOfSupply, warnings } = decideTax({ company: maharashtra, customer: buyer('24', 'Maharashtra') });
  expect(placeOfSupply).toBe('24');
  expect(warnings).toEqual(['The GSTIN of the buyer belongs to Gujarat (24), but the address is in Maharashtra (27).']);
});

describe('goods that are installed', () => {
  const installed = { company: maharashtra, customer: buyer('24', 'Maharashtra'), installed: true } as const;
  const noPlace = 'Choose the site where the goods are installed, or the place of supply. Until then, the tax follows the buyer.';

  test('without a site are taxed as ordinary goods, with a warning, and not by an address that differs from the GSTIN (GTX-11)', () => {
    const decision = decideTax(installed);
    expect([decision.placeOfSupply, decision.heads, decision.reason]).toEqual([
      '24',
      'IGST',
      'IGST: the company is in Maharashtra (27) and the goods are delivered to Gujarat (24), going by the GSTIN of the buyer.',
    ]);
    expect(decision.warnings).toContain(noPlace);
    const unregistered = { ...inIndia, state: 'Gujarat', category: '' } as const;
    expect(decideTax({ ...installed, customer: unregistered }).warnings).toEqual([noPlace]);
  });

  test.each<[string, Partial<TaxFacts>]>([
    ['at a site', { site: { ...inIndia, name: 'Plant 2', state: 'Maharashtra' } }],
    ['at a place that the user has chosen', { chosenPlace: '27' }],
  ])('%s are taxed there, without that warning (GTX-11)', (_, change) => {
    const decision = decideTax({ ...installed, ...change });
    expect([decision.placeOfSupply, decision.warnings.includes(noPlace)]).toEqual(['27', false]);
  });
});

test('compares GSTINs however they are typed: that of a site is the customer’s own, and the company sells nothing to itself (GTX-11)', () => {
  const customer = { ...buyer('24', 'Gujarat'), gstin: ` ${gstinOf('24').toLowerCase()} ` };
  const site = { ...inIndia, name: 'Plant 2', state: 'Gujarat', gstin: gstinOf('24') };
  expect(decideTax({ company: maharashtra, customer, site }).warnings).toEqual([]);
  const own = { ...maharashtra, gstin: gstinOf('24'), state: 'Gujarat' };
  expect(decideTax({ company: own, customer }).warnings).toEqual(['Company and customer have the same GSTIN. This is not a sale.']);
});

const located = {
  gstin: fc.oneof(
    fc.constant(''),
    fc.constantFrom(...gstStates).map(({ code }) => gstinOf(code)),
    fc.string({ maxLength: 16 }),
  ),
  state: fc.oneof(
    fc.constant(''),
    fc.constantFrom(...gstStates).map(({ name }) => name),
    fc.string({ maxLength: 8 }),
  ),
  country: fc.constantFrom('India', '', 'Nepal'),
};

const anyFacts: fc.Arbitrary<TaxFacts> = fc.record(
  {
    company: fc.record({ ...located, regime: fc.constantFrom(...gstRegimes) }),
    customer: fc.record({ ...located, category: fc.constantFrom('' as const, ...gstCategories) }),
    site: fc.option(fc.record({ ...located, name: fc.string() }), { nil: undefined }),
    installed: fc.boolean(),
    nature: fc.constantFrom('Goods', 'Service'),
    chosenPlace: fc.option(
      fc.constantFrom(...gstStates).map(({ code }) => code),
      { nil: undefined },
    ),
  },
  { requiredKeys: ['company', 'customer'] },
);

test('never mixes heads: IGST is across States, CGST with SGST or UTGST within one, and every reason is a sentence (GTX-11)', () => {
  const decided = fc.property(anyFacts, (facts) => {
    const { heads, interState, placeOfSupply, reason } = decideTax(facts);
    const isAcross = heads === 'IGST' || heads === 'zero-rated';
    const isWithin = heads.startsWith('CGST');
    expect(isAcross ? interState : !isWithin || !interState).toBe(true);
    expect(isWithin ? placeOfSupply : '00').toMatch(/^\d\d$/);
    expect(heads === 'undecided' ? placeOfSupply : '').toBe('');
    expect(reason).toMatch(/^[A-Z].+: [a-z].+\.$/);
  });
  expect(() => fc.assert(decided, { numRuns: 5000 })).not.toThrow();
});

test('within one State there is no IGST, except for special economic zones and exports (GTX-11)', () => {
  const decided = fc.property(anyFacts, (facts) => {
    const { category, country } = facts.customer;
    const isOrdinary = category === '' ? country !== 'Nepal' : !/SEZ|Export/.test(category);
    fc.pre(isOrdinary && facts.company.regime !== 'SEZ unit');
    const { heads, inputs, placeOfSupply } = decideTax(facts);
    const companyState = inputs.find(({ name }) => name === 'State of the company')?.value ?? '';
    expect(companyState.includes(`(${placeOfSupply})`) ? heads : '').not.toBe('IGST');
  });
  expect(() => fc.assert(decided, { numRuns: 5000 })).not.toThrow();
});

test('takes the golden facts as given, so that no case is empty (GTX-11)', () => {
  expect(goldenCases).toHaveLength(28);
  expect(goldenCases.filter(({ in: input }) => factsOf(input).company.gstin === '').map(({ id }) => id)).toEqual(['G25']);
});
