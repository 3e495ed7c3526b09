import type { Consignment } from './consignment.ts';

/**
 * Whether the tax decision of a consignment is frozen and stays when the tax of its order is recalculated: its invoice was issued here, in
 * force or void, or is registered at the portal. The next invoice after a void one has the decision of the order.
 */
export function hasFrozenDecision({ paperState, irn }: Pick<Consignment, 'paperState' | 'irn'>): boolean {
  return paperState !== '' || irn !== '';
}
