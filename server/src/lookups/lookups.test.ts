import { placeOfPincode } from '@vikray/contract/lookups/pincodes.ts';
import { bestFirst } from '@vikray/contract/platform/ranking.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

function labels(entries: readonly { readonly label: string }[]): string[] {
  return entries.map((entry) => entry.label);
}

function byteWise(names: readonly string[]): string[] {
  return names.toSorted((a, b) => (a < b ? -1 : 1));
}

describe('the office’s lists', () => {
  test.each([
    [
      'GetIndustry',
      'LKP-02',
      ['Hospital', 'Hotel', 'Education', 'Corporate Office', 'Government', 'Manufacturing', 'Retail', 'Laboratory'],
    ],
    [
      'GetCompanyType',
      'LKP-03',
      ['Proprietorship', 'Partnership', 'LLP', 'Private Limited', 'Public Limited', 'Government/PSU', 'Trust/Society'],
    ],
    [
      'GetProductCategory',
      'LKP-05',
      [
        'Office Seating',
        'Desking',
        'Storage',
        'Hospital Furniture',
        'Medical Equipment',
        'Industrial Racking',
        'Material Handling',
        'Laboratory Furniture',
      ],
    ],
    ['GetDepartmentType', 'LKP-08', ['Sales', 'Accounts', 'Purchase', 'Stores', 'Dispatch', 'Administration']],
  ] as const)('%s answers label and value, in the order in which they were added (%s)', async (name, _, names) => {
    const { status, json } = await panel.admin.send(name);
    expect(status).toBe(200);
    expect(json).toEqual({ data: names.map((label, index) => ({ label, value: index + 1 })) });
  });

  test('end with the entry that the office has added (LKP-01)', async () => {
    await panel.db.insertInto('industries').values({ name: 'Airport', name_key: 'airport' }).execute();
    expect((await panel.admin.call('GetIndustry', {})).at(-1)).toEqual({ label: 'Airport', value: 9 });
  });
});

describe('GetCountry', () => {
  test('has India as the 101st entry with value 101 (LKP-04, GEN-16)', async () => {
    const { json } = await panel.admin.send('GetCountry');
    expect(json.data[100]).toEqual({ label: 'India', value: 101 });
  });

  test('numbers the countries without gaps, in order (LKP-01)', async () => {
    const countries = await panel.admin.call('GetCountry', {});
    expect(countries.map((country) => country.value)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
    expect(new Set(labels(countries)).size).toBe(250);
  });
});

describe('GetState', () => {
  test('answers the 36 states and union territories of India, sorted by name (LKP-09, GEN-16)', async () => {
    const { json } = await panel.admin.send('GetState', { countryid: 101 });
    expect(json.data).toHaveLength(36);
    expect(json.data[0]).toEqual({ label: 'Andaman and Nicobar Islands', value: 4023 });
    expect(labels(json.data)).toEqual(byteWise(labels(json.data)));
    expect(json.data).toContainEqual({ label: 'Maharashtra', value: 4008 });
  });

  test('also takes the number as a text of digits', async () => {
    expect((await panel.admin.send('GetState', { countryid: '101' })).json.data).toHaveLength(36);
  });

  test.each([
    ['a country without states', 249],
    ['a country that does not exist', 4711],
    ['the greatest possible number', Number.MAX_SAFE_INTEGER],
  ])('answers none for %s (LKP-09)', async (_, countryId) => {
    expect(await panel.admin.call('GetState', { countryId })).toEqual([]);
  });

  test('requires the country', async () => {
    const reply = await panel.admin.send('GetState', {});
    expect([reply.status, reply.json.data]).toEqual([400, 'Country id is missing.']);
  });
});

describe('GetCity', () => {
  test('answers only the cities of that state, sorted by name (LKP-10, GEN-16)', async () => {
    const cities = await panel.admin.call('GetCity', { stateId: 4023 });
    expect(cities[0]).toEqual({ label: 'Bamboo Flat', value: 57837 });
    expect(labels(cities)).toEqual(byteWise(labels(cities)));
    expect(labels(cities)).not.toContain('Mumbai');
    expect(await panel.admin.call('GetCity', { stateId: 4008 })).toContainEqual({ label: 'Mumbai', value: 133024 });
  });

  test('answers the cities of a state abroad (GEN-17)', async () => {
    const states = await panel.admin.call('GetState', { countryId: 14 });
    const victoria = states.find((state) => state.label === 'Victoria');
    expect(labels(await panel.admin.call('GetCity', { stateId: victoria?.value ?? 0 }))).toContain('Melbourne');
  });

  test('answers none for a state that does not exist (LKP-10)', async () => {
    expect(await panel.admin.call('GetCity', { stateId: 999_999 })).toEqual([]);
  });

  test('gives every city of India its own number', async () => {
    const states = await panel.admin.call('GetState', { countryId: 101 });
    const cities = await Promise.all(states.map((state) => panel.admin.call('GetCity', { stateId: state.value })));
    const numbers = cities.flat().map((city) => city.value);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(3000);
  });
});

// These two go through lists that are not in the database.
const isEmbedded = inject('databaseSupply').engine === 'sqlite';

test.runIf(isEmbedded)('every country, every State and every city of India is the first choice when its name is typed', async () => {
  const countries = await panel.admin.call('GetCountry', {});
  const states = await panel.admin.call('GetState', { countryId: 101 });
  const cities = await Promise.all(states.map(({ value }) => panel.admin.call('GetCity', { stateId: value })));
  expect([countries.length, states.length, cities.flat().length]).toEqual([250, 36, 4198]);
  const missed = [countries, states, ...cities].flatMap((list) =>
    list.filter((entry) => bestFirst(list, entry.label, ({ label }) => [label])[0] !== entry),
  );
  expect(missed).toEqual([]);
});

test.runIf(isEmbedded)('the pincodes cover every State of India, with the lists’ names for States and cities', async () => {
  const states = await panel.admin.call('GetState', { countryId: 101 });
  const named = new Map<string, Set<string>>(states.map(({ label }) => [label, new Set()]));
  const known = new Set<string>();
  for (let pincode = 100_000; pincode < 1_000_000; pincode++) {
    const place = placeOfPincode(String(pincode));
    if (!place) continue;
    known.add(place.state);
    if (place.city !== undefined) named.get(place.state)?.add(place.city);
  }
  expect([...known].toSorted()).toEqual(labels(states).toSorted());
  for (const { value, label } of states) {
    expect(labels(await panel.admin.call('GetCity', { stateId: value }))).toEqual(expect.arrayContaining([...(named.get(label) ?? [])]));
  }
});
