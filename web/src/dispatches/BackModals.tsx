import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { AddReturnModal } from '../returns/public.ts';

const CancelDispatchModal = lazyPart(async () => ({ default: (await import('./CancelDispatchModal.tsx')).CancelDispatchModal }));

/** The line whose dispatch is cancelled, or whose goods are taken back. */
export interface GoingBack {
  readonly kind: 'cancel' | 'return';
  readonly dispatch: Dispatch;
}

/** The dialog that is open, if any. */
export function BackModals({ open, onClose }: { readonly open: GoingBack | undefined; readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {open?.kind === 'cancel' && <CancelDispatchModal dispatch={open.dispatch} onClose={onClose} />}
      {open?.kind === 'return' && <AddReturnModal orderId={open.dispatch.orderId} dispatchId={open.dispatch.id} onClose={onClose} />}
    </Suspense>
  );
}
