/** The parts of the returns that other areas may use. */
import { lazyPart } from '../platform/lazy-part.ts';

/** Takes goods of an order back. */
export const AddReturnModal = lazyPart(async () => ({ default: (await import('./AddReturnModal.tsx')).AddReturnModal }));
