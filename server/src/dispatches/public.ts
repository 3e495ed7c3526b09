/** What other areas may use of the dispatches. */
export { dispatchesOfOrders } from './dispatch-store.ts';
