import { cancelMessages } from '@vikray/contract/dispatches/cancel-messages.ts';
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { returnMessages } from '@vikray/contract/returns/return-messages.ts';
import { CloseIcon } from '../ui/icons/CloseIcon.tsx';
import { RollbackIcon } from '../ui/icons/RollbackIcon.tsx';
import { RowAction } from '../ui/lists/RowAction.tsx';
import { mayBeCancelled, piecesAway } from './dispatched-pieces.ts';

interface DispatchActionsProps {
  readonly dispatch: Dispatch;
  /** Absent without the right. */
  readonly onCancel: ((dispatch: Dispatch) => void) | undefined;
  readonly onReturn: ((dispatch: Dispatch) => void) | undefined;
}

/** What can be done with a dispatched line: take its goods back, or say that they did not leave. */
export function DispatchActions({ dispatch, onCancel, onReturn }: DispatchActionsProps) {
  const of = `${dispatch.name}, ${dispatch.number}`;
  return (
    <div className="row-actions">
      {onReturn && piecesAway(dispatch) > 0 && (
        <RowAction icon={<RollbackIcon />} label={`${returnMessages.add}: ${of}`} onClick={() => onReturn(dispatch)} />
      )}
      {onCancel && mayBeCancelled(dispatch) && (
        <RowAction isDanger icon={<CloseIcon />} label={`${cancelMessages.cancel}: ${of}`} onClick={() => onCancel(dispatch)} />
      )}
    </div>
  );
}
