/** The parts of the screens about changes of orders that other areas may use. */
export { OrderChanges } from './OrderChanges.tsx';
