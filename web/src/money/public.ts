/** What other areas may use of the money. */
export { CustomerMoney } from './CustomerMoney.tsx';
export { useMaySeeMoney } from './use-may-see-money.ts';
