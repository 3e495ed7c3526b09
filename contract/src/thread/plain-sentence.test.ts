import { expect, test } from 'vitest';
import { plainSentence } from './plain-sentence.ts';

test.each([
  ['AddCustomer', 'added Pune Hospital'],
  ['UpdateProductTax', 'changed HSN and GST of Pune Hospital'],
  ['SendMailer', 'sent a mail about Pune Hospital'],
  ['UpdatequotationStatus', 'changed the status of Pune Hospital'],
  ['ArrangeCustomer', 'changed Pune Hospital'],
])('%s without a sentence of its own says: %s (THR-26)', (operation, sentence) => {
  expect(plainSentence(operation, 'Pune Hospital')).toBe(sentence);
});
