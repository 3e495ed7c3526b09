/** The operation table: every operation of the panel by name. Contract, server, browser and tests use the same names. */
import { apiTokensOperations } from './api-tokens/api-tokens-operations.ts';
import { approvalsOperations } from './approvals/approvals-operations.ts';
import { auditLogOperations } from './audit-log/audit-log-operations.ts';
import { backupsOperations } from './backups/backups-operations.ts';
import { brochuresOperations } from './brochures/brochures-operations.ts';
import { collectionsOperations } from './collections/collections-operations.ts';
import { companiesOperations } from './companies/companies-operations.ts';
import { consignmentsOperations } from './consignments/consignments-operations.ts';
import { orderPromiseOperations } from './consignments/order-promise-operations.ts';
import { orderTaxOperations } from './consignments/order-tax-operations.ts';
import { customerMergesOperations } from './customer-merges/customer-merges-operations.ts';
import { customersOperations } from './customers/customers-operations.ts';
import { sitesOperations } from './customers/sites-operations.ts';
import { dashboardOperations } from './dashboard/dashboard-operations.ts';
import { dealPagesOperations } from './deal-pages/deal-pages-operations.ts';
import { cancelDispatchOperations } from './dispatches/cancel-dispatch-operations.ts';
import { dispatchNewsOperations } from './dispatches/dispatch-news-operations.ts';
import { dispatchedInvoicesOperations } from './dispatches/dispatched-invoices-operations.ts';
import { dispatchDeskOperations } from './dispatches/dispatch-desk-operations.ts';
import { openAdvanceOperations } from './dispatches/open-advance-operations.ts';
import { dispatchesOperations } from './dispatches/dispatches-operations.ts';
import { jobsOperations } from './jobs/jobs-operations.ts';
import { enquiriesOperations } from './enquiries/enquiries-operations.ts';
import { followUpsOperations } from './follow-ups/follow-ups-operations.ts';
import { gstOperations } from './gst/gst-operations.ts';
import { healthOperations } from './health/health-operations.ts';
import { imagesOperations } from './images/images-operations.ts';
import { importsOperations } from './imports/imports-operations.ts';
import { lookupsOperations } from './lookups/lookups-operations.ts';
import { mailTemplatesOperations } from './mail-templates/mail-templates-operations.ts';
import { outstandingOperations } from './money/outstanding-operations.ts';
import { deductionsOperations } from './money/deductions-operations.ts';
import { refundsOperations } from './money/refunds-operations.ts';
import { receiptsOperations } from './money/receipts-operations.ts';
import { creditNotesOperations } from './credit-notes/credit-notes-operations.ts';
import { noticesOperations } from './notices/notices-operations.ts';
import { oldQuotationsOperations } from './old-quotations/old-quotations-operations.ts';
import { orderChangesOperations } from './order-changes/order-changes-operations.ts';
import { closingOperations } from './orders/closing-operations.ts';
import { orderMailOperations } from './order-changes/order-mail-operations.ts';
import { orderLinesOperations } from './orders/order-lines-operations.ts';
import { ordersOperations } from './orders/orders-operations.ts';
import { paletteOperations } from './palette/palette-operations.ts';
import type { Answer, FailureName, Input } from './platform/operation.ts';
import { pricesOperations } from './prices/prices-operations.ts';
import { overviewsOperations } from './overviews/overviews-operations.ts';
import { privateAccessOperations } from './private-access/private-access-operations.ts';
import { productsOperations } from './products/products-operations.ts';
import { purchasesOperations } from './purchases/purchases-operations.ts';
import { approvalOperations } from './quotations/approval-operations.ts';
import { draftsOperations } from './quotations/drafts-operations.ts';
import { changesOperations } from './quotations/changes-operations.ts';
import { quotationLinksOperations } from './quotation-links/quotation-links-operations.ts';
import { quotationsOperations } from './quotations/quotations-operations.ts';
import { revisionsOperations } from './quotations/revisions-operations.ts';
import { reportsOperations } from './reports/reports-operations.ts';
import { returnsOperations } from './returns/returns-operations.ts';
import { rightsOperations } from './rights/rights-operations.ts';
import { salesCallsOperations } from './sales-calls/sales-calls-operations.ts';
import { secondStepOperations } from './second-step/second-step-operations.ts';
import { sessionOperations } from './session/session-operations.ts';
import { settingsOperations } from './settings/settings-operations.ts';
import { setupOperations } from './setup/setup-operations.ts';
import { severalRowsOperations } from './several-rows/several-rows-operations.ts';
import { stockOperations } from './stock/stock-operations.ts';
import { receiptFileOperations } from './tax-documents/receipt-file-operations.ts';
import { taxDocumentsOperations } from './tax-documents/tax-documents-operations.ts';
import { taxesOperations } from './taxes/taxes-operations.ts';
import { termsOperations } from './terms/terms-operations.ts';
import { threadOperations } from './thread/thread-operations.ts';
import { passwordResetsOperations } from './users/password-resets-operations.ts';
import { usersOperations } from './users/users-operations.ts';

/** Every operation of the panel, by name. */
export const operations = {
  ...sessionOperations,
  ...secondStepOperations,
  ...apiTokensOperations,
  ...settingsOperations,
  ...setupOperations,
  ...severalRowsOperations,
  ...rightsOperations,
  ...usersOperations,
  ...passwordResetsOperations,
  ...lookupsOperations,
  ...customersOperations,
  ...sitesOperations,
  ...customerMergesOperations,
  ...productsOperations,
  ...imagesOperations,
  ...companiesOperations,
  ...purchasesOperations,
  ...stockOperations,
  ...taxesOperations,
  ...gstOperations,
  ...termsOperations,
  ...approvalsOperations,
  ...dealPagesOperations,
  ...overviewsOperations,
  ...enquiriesOperations,
  ...quotationsOperations,
  ...followUpsOperations,
  ...mailTemplatesOperations,
  ...changesOperations,
  ...revisionsOperations,
  ...approvalOperations,
  ...quotationLinksOperations,
  ...draftsOperations,
  ...oldQuotationsOperations,
  ...ordersOperations,
  ...orderLinesOperations,
  ...orderChangesOperations,
  ...closingOperations,
  ...orderMailOperations,
  ...pricesOperations,
  ...dispatchesOperations,
  ...dispatchDeskOperations,
  ...openAdvanceOperations,
  ...cancelDispatchOperations,
  ...reportsOperations,
  ...returnsOperations,
  ...dispatchedInvoicesOperations,
  ...dispatchNewsOperations,
  ...orderTaxOperations,
  ...orderPromiseOperations,
  ...consignmentsOperations,
  ...receiptFileOperations,
  ...taxDocumentsOperations,
  ...receiptsOperations,
  ...deductionsOperations,
  ...refundsOperations,
  ...creditNotesOperations,
  ...outstandingOperations,
  ...collectionsOperations,
  ...salesCallsOperations,
  ...brochuresOperations,
  ...dashboardOperations,
  ...paletteOperations,
  ...threadOperations,
  ...noticesOperations,
  ...auditLogOperations,
  ...privateAccessOperations,
  ...healthOperations,
  ...importsOperations,
  ...jobsOperations,
  ...backupsOperations,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
/** The input of an operation. */
export type InputOf<N extends OperationName> = Input<Operations[N]>;
/** The answer of an operation. */
export type AnswerOf<N extends OperationName> = Answer<Operations[N]>;
/** The names of the declared failures of an operation. */
export type FailureOf<N extends OperationName> = FailureName<Operations[N]>;
