import { maySeeMoney } from '@vikray/contract/money/sees-money.ts';
import { useRights } from '../platform/rights.ts';

/** Whether the user may see money received. Without a company that keeps its money here, no one holds these rights in a menu. */
export function useMaySeeMoney(): boolean {
  return maySeeMoney(useRights());
}
