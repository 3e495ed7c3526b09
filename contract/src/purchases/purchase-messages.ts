import { groupedPieces } from '../platform/decimal.ts';

/** Every sentence of the purchases area. */
export const purchaseMessages = {
  selectSupplier: 'Please select a valid Supplier.',
  enterInvoiceNumber: 'Please enter Purchase Invoice Number.',
  invalidInvoiceNumber: 'The invoice number can have at most 16 letters, digits, hyphens and slashes.',
  selectDate: 'Please select Purchase Date.',
  futureDate: 'The purchase date cannot be in the future.',
  selectProduct: 'Please select Product.',
  productDeleted: (name: string) => `${name} has been deleted and can no longer be purchased.`,
  enterQuantity: 'Please enter Purchase Quantity.',
  stockTooLarge: 'This would exceed the largest stock that can be stored.',
  stockOfTooLarge: (name: string) => `The stock of ${name} would exceed the largest stock that can be stored.`,
  addPurchase: 'Add atleast 1 Stock Purchase.',
  added: 'Purchase Successfully Added.',
  noneFound: 'No Purchase Available',
} as const;

/** What the history of a record says of a purchase, after the name of the user. */
export const purchaseHistory = {
  purchased: ({ quantity, name, supplierName, invoiceNumber }: PurchasedInWords) =>
    `purchased ${groupedPieces(quantity / 100)} ${name} from ${supplierName} against invoice ${invoiceNumber}`,
  takenBack: ({ quantity, name, supplierName, invoiceNumber }: PurchasedInWords) =>
    `took back the import of ${groupedPieces(quantity / 100)} ${name} from ${supplierName} against invoice ${invoiceNumber}`,
} as const;

interface PurchasedInWords {
  /** Hundredths of a piece. */
  readonly quantity: number;
  readonly name: string;
  readonly supplierName: string;
  readonly invoiceNumber: string;
}
