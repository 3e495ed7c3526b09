/** What other areas may use of the consignments. */
export { amountsOf, orderAmounts, ratedValues, shareOfGoods } from './consignment-amounts.ts';
export { creditedAmong } from './credited-consignments-store.ts';
export { freezePrinted } from './change-papers-store.ts';
export { freezeChallan } from './follow-order.ts';
export { billDispatch, type Billing } from './bill-dispatch.ts';
export { paperFacts } from './paper-facts.ts';
export { invoiceCopy } from './print-paper.ts';
export { paperRoutes } from './paper-routes.ts';
export { papersTogetherRoute } from './papers-together-route.ts';
export { findParties, type ConsignmentParties } from './consignment-parties-store.ts';
export { issueInvoice } from './issue-invoice.ts';
export { joinConsignment } from './join-consignment.ts';
export { setTransport } from './transport-store.ts';
export { sentSoFar } from './sent-so-far-store.ts';
export { consignmentDetails, type StoredConsignment } from './consignment-details-store.ts';
export { changeOf, consignmentToChange } from './consignment-change.ts';
export { changeConsignment, lockConsignments, refreshSearchOfOrder } from './consignment-store.ts';
export { takeOffGoods } from './take-off-goods.ts';
export {
  consignmentChunks,
  findContradiction,
  numbersOfPeriod,
  sumsOfConsignments,
  type InvoicePeriod,
} from './consignment-period-store.ts';
export { invoiceKey, ordersOfInvoices, sharedInvoices } from './shared-invoice-store.ts';
export { consignmentsOfCustomer } from './moved-consignment-store.ts';
