import type { Consignment } from './consignment.ts';

/**
 * Whether a consignment keeps its tax decision when that of its order is made afresh: its invoice was issued here, in force or void, or is
 * registered at the portal. The next invoice after a void one has the decision of the order.
 */
export function hasFrozenDecision({ paperState, irn }: Pick<Consignment, 'paperState' | 'irn'>): boolean {
  return paperState !== '' || irn !== '';
}
