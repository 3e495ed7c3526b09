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
} as const;

/** What the history of a record says of an order, after the name of the user. */
export const orderHistory = {
  generated: (number: string, quotation: string) => `generated order ${number} from ${quotation}`,
  generatedDespiteExpiry: (number: string, quotation: string) => `generated order ${number} from ${quotation} although it had expired`,
  dispatched: (number: string) => `dispatched all of ${number}`,
  partlyDispatched: (number: string) => `dispatched a part of ${number}`,
} as const;
