/** What other areas may use of the money. */
import { lazyPart } from '../platform/lazy-part.ts';

export { useMaySeeMoney } from './use-may-see-money.ts';

/** The money of a customer, loaded when it is shown. */
export const CustomerMoney = lazyPart(async () => ({ default: (await import('./CustomerMoney.tsx')).CustomerMoney }));
