/** What other areas may use of the money. */
export { moneyBetween, receiptsOfCustomer, sameCheque, sameOpeningBill } from './money-moves.ts';
export { isMoneyKept, owedBy } from './owed-store.ts';
export { statementRoutes } from './statement-routes.ts';
