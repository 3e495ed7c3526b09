import { messages } from '../platform/messages.ts';

/** Every sentence of the orders area. */
export const orderMessages = {
  confirmGenerateTitle: 'Confirm to Generate',
  confirmGenerate: 'Are you sure you want to generate the Order.',
  placed: 'Order Successfully placed.',
  noneFound: 'Order list no found',
  notFound: 'This order does not exist.',
  /** The quotation is not approved, or already has an order. */
  refused: messages.somethingWentWrong,
  lineUnknown: 'This product is not part of the order.',
} as const;
