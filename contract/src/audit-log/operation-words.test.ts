import { expect, test } from 'vitest';
import { operations } from '../operations.ts';
import { entryWords, operationWords } from './operation-words.ts';

test.each([
  ['AddCustomer', 'Add Customer'],
  ['UpdatequotationStatus', 'Update Quotation Status'],
  ['AddQuotationProductMapping', 'Add Quotation Product'],
  ['UpdateClientDetails', 'Update Company'],
  ['SendMailer', 'Send Mail'],
  ['UpdateEway', 'Update E-Way Bill'],
  ['UpdateFollowUp', 'Update Follow-up'],
  ['GetUserSubMenuList', 'View User Sub-menu List'],
  ['GetCustomerList', 'View Customer List'],
])('%s reads %s', (name, text) => {
  expect(operationWords(name)).toBe(text);
});

test('no operation has words of the wire, and no two writes have the same name', () => {
  const words = Object.keys(operations).map(operationWords);
  expect(words.filter((text) => /\bGet\b|Mapping|Mailer|Client|Eway|Einvoice|Dashboarsh|Gst|[a-z][A-Z]|[a-z]{13}/.test(text))).toEqual([]);
  const writes = Object.entries(operations).flatMap(([name, { kind }]) => (kind === 'write' ? [operationWords(name)] : []));
  expect(new Set(writes).size).toBe(writes.length);
});

test('a list that was taken out as a file is exported', () => {
  expect(entryWords({ operation: 'GetDispatchOrder', record: 'export' })).toBe('Export Dispatch List');
  expect(entryWords({ operation: 'GetUser', record: 'user' })).toBe('View Users');
});
