/** What other areas may use of the customers. */
export { pendingCustomers, findCustomer } from './customer-store.ts';
