/** What other areas may use of the customers. */
export { countPendingCustomers, findCustomer } from './customer-store.ts';
