import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkImport, importFile, promptImports, reasonsOf, sampleWith } from '../../../testing/builders/imports.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

test.each([
  ['Bombay', 'MH', 'IN', '400050', 'Mumbai, Maharashtra'],
  ['BANGALORE', 'Karnataka', 'India', '560001', 'Bengaluru, Karnataka'],
  ['Gurgaon', '06-Haryana', 'Bharat', '122002', 'Gurugram, Haryana'],
  ['Poona', '27', 'India', '411004', 'Pune, Maharashtra'],
  ['Cuttack', 'Orissa', 'India', '753001', 'Cuttack, Odisha'],
  ['Kochi', 'Kerala', 'India', '682016', 'Cochin, Kerala'],
  ['Prayagraj', 'U.P.', 'India', '211001', 'Allahabad, Uttar Pradesh'],
  ['Srinagar', 'Jammu & Kashmir', 'India', '190001', 'Srinagar, Jammu and Kashmir'],
  ['', '', 'India', '411004', 'Pune, Maharashtra'],
  ['Punee', 'Maharastra', 'India', '411 004', 'Pune, Maharashtra'],
])('the place %j, %j, %j with the pincode %s is %s (RES-29)', async (City, State, Country, Pincode, place) => {
  const name = `Place ${Pincode} ${City}`;
  await importFile(panel.admin, 'customers', sampleWith('customers', { 'Company Name': name, City, State, Country, Pincode }));
  const [found] = (await panel.admin.call('GetCustomerList', { search: `"${name.trim()}"` })).rows;
  expect(`${found?.city}, ${found?.state}`).toBe(place);
});

test('a locality in the place of the city moves into the address (RES-29)', async () => {
  const cells = { 'Company Name': 'Locality Works', Address: '7 Lane', City: 'Kothrud', Pincode: '411038' };
  const { notes } = await importFile(panel.admin, 'customers', sampleWith('customers', cells));
  expect(notes).toContain('"Kothrud" is in the address, and the city is Pune, as its pincode says.');
  expect((await panel.admin.call('GetCustomerList', { search: 'locality' })).rows).toMatchObject([
    { address: '7 Lane, Kothrud', city: 'Pune' },
  ]);
});

test('a city that the pincode does not help to find is refused (RES-29)', async () => {
  const cells = { 'Company Name': 'Nowhere Works', City: 'Atlantis', State: 'Karnataka', Pincode: '411038' };
  const { importId } = await checkImport(panel.admin, 'customers', sampleWith('customers', cells));
  expect((await reasonsOf(panel.admin, importId)).map(([, , reason]) => reason)).toEqual(['City: "Atlantis" is not one of the choices.']);
});
