import { describe, expect, test } from 'vitest';
import { operationWords } from '../platform/operation.ts';
import { fieldChanges } from './record-changes.ts';

describe('what a change did', () => {
  test('is told field by field, and only where something differs', () => {
    const before = { customerId: 5, companyName: 'Rao', phone: '1', status: 'Approved', version: 3 };
    expect(fieldChanges('customer', before, { ...before, phone: '22', status: 'Pending', version: 4 })).toEqual([
      { field: 'Phone', before: '1', after: '22' },
      { field: 'Status', before: 'Approved', after: 'Pending' },
    ]);
  });

  test('is all that says something for a new record, and for a deleted one', () => {
    const term = { termsId: 2, category: 'Price', description: 'Ex works.', website: '', note: null, version: 1 };
    expect(fieldChanges('term', null, term)).toEqual([
      { field: 'Category', before: null, after: 'Price' },
      { field: 'Description', before: null, after: 'Ex works.' },
    ]);
    expect(fieldChanges('term', term, null)[0]).toEqual({ field: 'Category', before: 'Price', after: null });
  });

  test('reaches into contact persons and lines', () => {
    const before = { contacts: [{ contactId: 1, name: 'Asha', mobile: '1' }] };
    const after = { contacts: [{ contactId: 1, name: 'Asha', mobile: '2' }, { contactId: 2, name: 'Dev', mobile: '3' }] };
    expect(fieldChanges('customer', before, after)).toEqual([
      { field: 'Contacts 1 · Mobile', before: '1', after: '2' },
      { field: 'Contacts 2 · Name', before: null, after: 'Dev' },
      { field: 'Contacts 2 · Mobile', before: null, after: '3' },
    ]);
  });

  test('writes amounts, dates and moments as the office does', () => {
    const after = { mrp: 1_234_50, quantity: 7, date: '2026-11-20', isShown: true, addedAt: '2026-11-20T04:30:00.000Z' };
    expect(Object.fromEntries(fieldChanges('product', null, after).map(({ field, after: text }) => [field, text]))).toEqual({
      MRP: '1234.50', Quantity: '7', Date: '20-11-2026', 'Is shown': 'Yes', 'Added at': '20-11-2026 10:00:00',
    });
    expect(fieldChanges('purchase', null, { quantity: 250, before: 1000 })).toEqual([
      { field: 'Quantity', before: null, after: '2.50' },
      { field: 'Stock before', before: null, after: '10.00' },
    ]);
  });

  test('keeps the names of rights', () => {
    expect(fieldChanges('user rights', { 'Add Tax': 'No' }, { 'Add Tax': 'Yes' })).toEqual([{ field: 'Add Tax', before: 'No', after: 'Yes' }]);
  });
});

test.each([['AddCustomer', 'Add Customer'], ['UpdatequotationStatus', 'Updatequotation Status'], ['GetUserSubMenuList', 'Get User Sub Menu List']])('%s reads %s', (name, text) => {
  expect(operationWords(name)).toBe(text);
});
