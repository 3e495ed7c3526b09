/** What other areas may use of the customers. */
export { countPendingCustomers } from './customer-store.ts';
