import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aContact, addCustomer } from '../../../testing/builders/customers.ts';
import { checkImport, customerFile } from '../../../testing/builders/imports.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { likenessKey } from '../platform/database/likeness-key.ts';

let panel: TestPanel;
let sharma: number;
beforeAll(async () => {
  panel = await startTestPanel();
  const contacts = [aContact({ mobile: '9820099001' })];
  sharma = await addCustomer(panel.admin, { companyName: 'M/s. Sharma & Sons Pvt. Ltd.', gstin: '27ABCDE1234F1Z5', contacts });
});
afterAll(() => panel.stop());

const likely = (known: Parameters<typeof panel.admin.call<'GetLikelyCustomers'>>[1]) => panel.admin.call('GetLikelyCustomers', known);

describe('likely duplicates', () => {
  test.each([
    ['Sharma and Sons', 'Similar name'],
    ['SHARMA  &  SONS PRIVATE LIMITED', 'Similar name'],
    ['Shármā Sons LLP', 'Similar name'],
  ])('are found by the name %s (FND-45)', async (companyName, likeness) => {
    expect(await likely({ companyName })).toEqual([
      { customerId: sharma, companyName: 'M/s. Sharma & Sons Pvt. Ltd.', city: expect.any(String), status: 'Pending', likeness },
    ]);
  });

  test('are found by GSTIN and mobile number, whatever the name, the strongest reason first (FND-45)', async () => {
    const other = await addCustomer(panel.admin, { companyName: 'Sharma Sons', contacts: [aContact({ mobile: '9820099002' })] });
    const found = await likely({ companyName: 'Sharma & Sons', gstin: '27abcde1234f1z5', mobiles: ['9820099001', '9820099002'] });
    expect(found.map(({ customerId, likeness }) => [customerId, likeness])).toEqual([
      [sharma, 'Same GSTIN'],
      [other, 'Same mobile number'],
    ]);
  });

  test('leave out the customer itself, deleted ones and other names (FND-45)', async () => {
    const deleted = await addCustomer(panel.admin, { companyName: 'Gone Traders', contacts: [aContact({ mobile: '9820099003' })] });
    await panel.admin.call('DeleteCustomer', { id: deleted });
    expect(await likely({ companyName: 'Gone Traders Ltd', mobiles: ['9820099003'] })).toEqual([]);
    expect(await likely({ gstin: '27ABCDE1234F1Z5', exceptId: sharma })).toEqual([]);
    expect(await likely({ companyName: 'Sharma Daughters' })).toEqual([]);
    expect(await likely({})).toEqual([]);
  });
});

test('the check of an import names likely duplicates, and refuses no row for them (FND-45)', async () => {
  const { badRows, notes } = await checkImport(panel.admin, 'customers', customerFile('Sharma Sons LLP', 'Quite Another'));
  expect([badRows, notes]).toEqual([0, expect.stringContaining('Row 2 may be the customer "M/s. Sharma & Sons Pvt. Ltd.": similar name.')]);
});

test.each([
  ['Café A.B.C. (India) Pvt Ltd', 'cafeabcindia'],
  ['The Company', 'the company'],
  ['गणेश ट्रेडर्स प्रा.', 'गणेशट्रेडर्सप्रा'],
])('the key of similar names is that of %s (FND-45)', (name, key) => {
  expect(likenessKey(name)).toBe(key);
});
