import { useRights } from '../platform/rights.ts';

/** Whether the user may see money received. Without a company that keeps its money here, no one holds these rights in a menu. */
export function useMaySeeMoney(): boolean {
  const rights = useRights();
  return rights.has('View Outstanding') || rights.has('Receipt List');
}
