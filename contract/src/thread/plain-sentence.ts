/** What an operation did, before the name of its record: for changes that were logged without a sentence. */
const phrases: Readonly<Record<string, string>> = {
  AddCustomerContactPerson: 'added a contact person to',
  AddDispatch: 'dispatched goods of',
  AddOrder: 'generated order',
  AddOrderProductMapping: 'added a product to',
  AddPurchase: 'purchased',
  AddQuotation: 'prepared',
  AddQuotationProductMapping: 'added a product to',
  SendMailer: 'sent a mail about',
  TakeBackImport: 'took back',
  UpdateFollowUp: 'changed the follow-up of',
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
  const [verb = ''] = operation.match(/^[A-Z][a-z]+/) ?? [];
  const phrase = phrases[operation] ?? verbs[verb] ?? 'changed';
  return name === '' ? `${phrase} this record` : `${phrase} ${name}`;
}
