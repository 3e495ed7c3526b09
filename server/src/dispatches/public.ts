/** What other areas may use of the dispatches. */
export { dispatchesOfOrders, findDispatches, returnFromDispatch } from './dispatch-store.ts';
export { linesThatCanShip } from './open-order-line-store.ts';
export { moreThanDispatched } from './return-at-most-dispatched.ts';
