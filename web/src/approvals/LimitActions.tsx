import { DeleteIcon } from '../ui/icons/DeleteIcon.tsx';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import type { ApprovalLimit } from '@vikray/contract/approvals/approval-limits.ts';
import { limitMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { RowAction } from '../ui/lists/RowAction.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';

export interface LimitActionsProps {
  readonly row: ApprovalLimit;
  readonly edit: (row: ApprovalLimit) => void;
  readonly remove: (row: ApprovalLimit) => void;
}

/** The buttons of a row of limits. One that was never saved has nothing to remove. */
export function LimitActions({ row, edit, remove }: LimitActionsProps) {
  return (
    <IfAllowed to="UpdateApprovalLimits">
      <span className="row-actions">
        <RowAction icon={<EditIcon />} label={say.edit(row.name)} onClick={() => edit(row)} />
        {row.version > 0 && <RowAction isDanger icon={<DeleteIcon />} label={say.remove(row.name)} onClick={() => remove(row)} />}
      </span>
    </IfAllowed>
  );
}
