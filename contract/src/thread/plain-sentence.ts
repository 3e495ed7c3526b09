/** The sentences of a timeline for changes that were logged without one. */
import { operationWords } from '../platform/operation.ts';

/** What an operation did, before the name of its record. */
const phrases: Readonly<Record<string, string>> = {
  AddCustomerContactPerson: 'added a contact person to',
  AddDispatch: 'dispatched goods of',
  AddOrder: 'generated order',
  AddPurchase: 'purchased',
  AddQuotation: 'prepared',
  AddQuotationProductMapping: 'added a product to',
  TakeBackImport: 'took back',
  UpdateProductPhoto: 'changed the photo of',
  UpdateProductTax: 'changed HSN and GST of',
  UpdatequotationStatus: 'changed the status of',
};

const verbs: Readonly<Record<string, string>> = {
  Add: 'added',
  Approve: 'approved',
  Delete: 'deleted',
  Import: 'imported',
  Start: 'started',
  Update: 'changed',
};

/** What an operation did to a record, in the past tense and without the name of the user: `approved Pune Hospital`. */
export function plainSentence(operation: string, name: string): string {
  const [verb = '', ...rest] = operationWords(operation).split(' ');
  const phrase = phrases[operation] ?? verbs[verb] ?? `changed (${[verb, ...rest].join(' ').toLowerCase()})`;
  return name === '' ? `${phrase} this record` : `${phrase} ${name}`;
}
