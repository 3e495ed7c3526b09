/** The names of operations, as the audit log and System Health show them. On the wire, they stay as documented. */

/** Operations whose names do not read well word by word. */
const names: Readonly<Record<string, string>> = {
  AddClientDetails: 'Add Company',
  AddOrderProductMapping: 'Add Order Product',
  AddQuotationProductMapping: 'Add Quotation Product',
  ForgetUser: 'Erase Personal Data',
  GetApprovedQuotation: 'View Approved Quotations',
  GetBrochure: 'View Brochure Requests',
  GetCustomer: 'View Customers',
  GetDashboarshMonthWiseOrdersSales: 'View Month-wise Orders and Sales',
  GetDispatchOrder: 'View Dispatch List',
  GetGst: 'View GST Rates',
  GetMailTemplate: 'View Mail Templates',
  GetOldQuotation: 'View Old Quotations',
  GetOrder: 'View Orders',
  GetOrderToDispatch: 'View Orders to Dispatch',
  GetOwnPrivateAccess: 'View Own Private Access',
  GetProduct: 'View Products',
  GetPurchase: 'View Purchases',
  GetQuotation: 'View Quotations',
  GetSalesList: 'View Sales Calls',
  GetTax: 'View Taxes',
  GetTermsData: 'View Terms List',
  GetUser: 'View Users',
  Restore: 'Restore Backup',
  RevealPrivate: 'View Private Details',
  SendMailer: 'Send Mail',
  UpdateClientDetails: 'Update Company',
  UpdateEinvoice: 'Update e-Invoice',
  UpdateEway: 'Update E-Way Bill',
  UpdatequotationStatus: 'Update Quotation Status',
};

/** Words that are written together or in another way. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^Get /, 'View '],
  [/Follow Up/, 'Follow-up'],
  [/Sign In/, 'Sign-in'],
  [/Sub Menu/, 'Sub-menu'],
];

/** The name of an operation in words: `AddCustomer` is `Add Customer`, `GetCustomerList` is `View Customer List`. */
export function operationWords(operation: string): string {
  const spaced = operation.replace(/([a-z])([A-Z])/g, '$1 $2');
  return names[operation] ?? spellings.reduce((words, [wrong, right]) => words.replace(wrong, right), spaced);
}

/** The name of the list that an operation reads: `Customer List`. */
export function listWords(operation: string): string {
  return operationWords(operation).replace(/^View /, '');
}

/** Jobs started by hand have one operation. Of those, only backups leave an entry. */
const ofBackups: Readonly<Record<string, string>> = { RunJob: 'Back Up Now' };

/** What an entry of the audit log says was done. A list that was taken out as a file is exported. */
export function entryWords({ operation, record }: { readonly operation: string; readonly record: string }): string {
  if (record === 'backup') return ofBackups[operation] ?? operationWords(operation);
  return record === 'export' ? `Export ${listWords(operation)}` : operationWords(operation);
}
