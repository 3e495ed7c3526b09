import { messages } from '../platform/messages.ts';

/** Every sentence of the orders area. */
export const orderMessages = {
  confirmGenerateTitle: 'Confirm to Generate',
  confirmGenerate: 'Are you sure you want to generate the Order.',
  /** `date` is the last day of its validity, as printed. */
  confirmDespiteExpiry: (date: string) => `This quotation expired on ${date}. Generate the order anyway?`,
  placed: 'Order Successfully placed.',
  /** The number of the order, which links to it, follows. */
  orderedAs: 'This quotation has been ordered as',
  noneFound: 'Order list no found',
  notFound: 'This order does not exist.',
  /** The quotation is not approved, or already has an order. */
  refused: messages.somethingWentWrong,
  lineUnknown: 'This product is not part of the order.',
  /** On papers, before the customer's own number of the order. */
  buyersOrder: "Buyer's Order No.",
  /** `date` as printed. */
  dated: (poNumber: string, date: string) => `${poNumber} dated ${date}`,
  longPoNumber: (most: number) => `PO Number is too long: at most ${most} characters.`,
  enterPoNumber: 'Please enter the PO Number.',
  poDateToCome: 'The PO date cannot be after today.',
  poNumber: 'PO Number',
  poDate: 'PO Date',
  poNumberHint: "The customer's own number for this order. It is printed on every paper of the order.",
  /** Below the name of the customer, in lists. */
  poOf: (poNumber: string) => `PO ${poNumber}`,
  changePo: 'Change',
  enterPo: 'Enter PO Number',
  savePo: 'Save',
  poSaved: 'PO Number saved.',
} as const;

/** The words of the list of all order lines. */
export const orderLineWords = {
  title: 'Order Lines',
  goodsValue: 'Goods Value',
  none: 'There are no order lines.',
} as const;

/** What the history of a record says of an order, after the name of the user. */
export const orderHistory = {
  confirmed: (number: string, to: string) => `confirmed order ${number} to ${to}`,
  poNumber: (number: string, po: string) => (po === '' ? `removed the PO number of ${number}` : `entered PO number ${po} of ${number}`),
  generated: (number: string, quotation: string) => `generated order ${number} from ${quotation}`,
  generatedDespiteExpiry: (number: string, quotation: string) => `generated order ${number} from ${quotation} although it had expired`,
  dispatched: (number: string) => `dispatched all of ${number}`,
  partlyDispatched: (number: string) => `dispatched a part of ${number}`,
  dispatchedUnpaid: (number: string) => `dispatched goods of ${number} with the advance open`,
} as const;
