/** What other areas may use of the stock. */
export { lastMovements } from './stock-movement-store.ts';
