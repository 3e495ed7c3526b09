import { useState } from 'react';
import { everybody } from '@vikray/contract/approvals/approval-limits.ts';
import { limitMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { Button } from '../ui/controls/Button.tsx';
import '../ui/lists/row-actions.css';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { EditableLimits } from './EditableLimits.tsx';
import { rowOf } from './limit-form.ts';
import { useApprovalLimits } from './limit-queries.ts';
import { LimitsDialog } from './LimitsDialog.tsx';
import { LimitsTable } from './LimitsTable.tsx';

interface LimitsPanelProps {
  readonly owner: { readonly userId: number; readonly name: string };
}

/** The approval limits of one user, below their rights. Administrators set them; others see them once there are any. */
export function LimitsPanel({ owner }: LimitsPanelProps) {
  const { data: limits } = useApprovalLimits();
  const maySet = useAllowed('UpdateApprovalLimits');
  const [isAdding, setIsAdding] = useState(false);
  if (!limits || (limits.length === 0 && !maySet)) return null;
  const own = rowOf(limits, owner.userId);
  const shown = own ?? rowOf(limits, everybody);
  return (
    <section className="limits-panel" aria-label={say.title}>
      <div className="limits-panel-head">
        <h2>{say.title}</h2>
        {maySet && !own && <Button onClick={() => setIsAdding(true)}>{say.set}</Button>}
      </div>
      <p>{own ? say.hasOwn : shown ? say.hasEverybodys : say.hasNone}</p>
      {own ? <EditableLimits rows={[own]} /> : shown && <LimitsTable rows={[shown]} />}
      {isAdding && <LimitsDialog owner={owner} limits={undefined} onClose={() => setIsAdding(false)} />}
    </section>
  );
}
