import { useState } from 'react';
import { everybody, noLimits } from '@vikray/contract/approvals/approval-limits.ts';
import { approvalMessages, limitMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { AddButton } from '../ui/lists/AddButton.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import '../ui/lists/row-actions.css';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { EditableLimits } from './EditableLimits.tsx';
import { rowOf } from './limit-form.ts';
import { useApprovalLimits } from './limit-queries.ts';
import { LimitsDialog } from './LimitsDialog.tsx';

/** The row of Everybody while it has no limits. */
const unlimited = { userId: everybody, name: approvalMessages.everybody, ...noLimits, version: 0 };

/** Who may approve what: the limits of Everybody, and of each approver with other limits. */
export function ApprovalLimitsPage() {
  const { data: limits, error, refetch } = useApprovalLimits();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <PageHeading title={say.title}>
        <AddButton label={say.add} operation="UpdateApprovalLimits" onPress={() => setIsAdding(true)} isPrimary />
      </PageHeading>
      {!limits && (error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />)}
      {limits && (
        <div className="limits-panel">
          <p className="limits-hint">{say.hint}</p>
          <EditableLimits rows={rowOf(limits, everybody) ? limits : [unlimited, ...limits]} />
        </div>
      )}
      {isAdding && <LimitsDialog owner={undefined} limits={undefined} onClose={() => setIsAdding(false)} />}
    </>
  );
}
