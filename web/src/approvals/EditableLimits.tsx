import type { ApprovalLimit } from '@vikray/contract/approvals/approval-limits.ts';
import { limitMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { refreshLimits } from './limit-queries.ts';
import { LimitsDialog } from './LimitsDialog.tsx';
import { LimitsTable } from './LimitsTable.tsx';

/** The table of limits with its dialogs: editing a row, and removing it after a question. */
export function EditableLimits({ rows }: { readonly rows: readonly ApprovalLimit[] }) {
  const [edited, setEdited] = useState<ApprovalLimit>();
  const [removed, setRemoved] = useState<ApprovalLimit>();
  const removing = useSubmit('UpdateApprovalLimits');

  async function remove({ userId, name }: ApprovalLimit): Promise<void> {
    const done = await removing.send({ userId }, () => ({ limits: [], remove: [userId] }));
    void refreshLimits();
    setRemoved(undefined);
    if (done) notify.success(say.removed, { about: name });
  }

  return (
    <>
      <LimitsTable rows={rows} actions={{ edit: setEdited, remove: setRemoved }} />
      {edited && <LimitsDialog owner={edited} limits={edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={say.confirmRemove}
        record={<strong>{removed?.name}</strong>}
        isDanger
        isBusy={removing.isBusy}
        onYes={() => {
          if (removed) void remove(removed);
        }}
        onNo={() => setRemoved(undefined)}
      />
    </>
  );
}
