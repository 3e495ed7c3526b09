/** What other areas may use of the purchases. */
export {
  insertImportedPurchases,
  invoiceKey,
  takeBackPurchases,
  takenInvoices,
  type NewImportedPurchase,
} from './imported-purchase-store.ts';
