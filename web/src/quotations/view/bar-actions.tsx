import { CopyIcon } from '../../ui/icons/CopyIcon.tsx';
import { EditIcon } from '../../ui/icons/EditIcon.tsx';
import { FieldTimeIcon } from '../../ui/icons/FieldTimeIcon.tsx';
import { FrownIcon } from '../../ui/icons/FrownIcon.tsx';
import { HistoryIcon } from '../../ui/icons/HistoryIcon.tsx';
import { RollbackIcon } from '../../ui/icons/RollbackIcon.tsx';
import { UndoIcon } from '../../ui/icons/UndoIcon.tsx';
import { queueMessages } from '@vikray/contract/approvals/approval-messages.ts';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import { obstacleTo } from '@vikray/contract/quotations/quotation-obstacles.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { ReactNode } from 'react';
import { useAllowed } from '../../ui/page/IfAllowed.tsx';
import { isExtensible, useMayChange } from '../quotation-possibilities.ts';
import { useCurrentRevision } from '../revisions/use-current-revision.ts';

/** What the builder opens with. */
export type BuilderSearch =
  | { readonly edit: number }
  | { readonly revise: number; readonly basedon?: number }
  | { readonly copy: number; readonly othercustomer?: 1 };

export type BarDialog = 'extend' | 'markLost' | 'reopen' | 'return';

/** An action of the bar: it leads to the builder, opens a dialog or offers choices. */
export interface BarAction {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The key that does the same. */
  readonly key?: string;
  readonly leadsTo?: BuilderSearch;
  readonly asks?: BarDialog;
  readonly choices?: readonly BarAction[];
}

/** The actions that are possible with a quotation now, in the order of the bar. */
export function useBarActions(quotation: Quotation): readonly BarAction[] {
  const { quotationId } = quotation;
  const mayChange = useMayChange();
  const mayReturn = useAllowed('ReturnQuotation');
  const mayCopy = useAllowed('AddQuotation');
  const current = useCurrentRevision(quotation);
  const mayEdit = mayChange('edit', quotation);
  const mayRevise = mayChange('revise', quotation);
  const mayRestore = current !== undefined && current.quotationId !== quotationId && mayChange('revise', current);

  const edit: BarAction = { label: say.edit, icon: <EditIcon />, key: 'E', leadsTo: { edit: quotationId } };
  const revise: BarAction = { ...edit, label: say.revise, leadsTo: { revise: quotationId } };
  const copy: BarAction = { label: say.copy, key: 'C', leadsTo: { copy: quotationId } };
  const copyForOther: BarAction = { label: say.copyForOther, leadsTo: { copy: quotationId, othercustomer: 1 } };
  return [
    ...(mayRestore ? [{ label: say.restore, icon: <HistoryIcon />, leadsTo: { revise: current.quotationId, basedon: quotationId } }] : []),
    ...(mayEdit ? [edit] : []),
    ...(mayRevise ? [revise] : []),
    ...(mayCopy ? [{ label: say.copy, icon: <CopyIcon />, choices: [copy, copyForOther] }] : []),
    ...((mayEdit || mayRevise) && isExtensible(quotation) ? [{ label: say.extend, icon: <FieldTimeIcon />, asks: 'extend' as const }] : []),
    ...(mayChange('markLost', quotation) ? [{ label: say.markLost, icon: <FrownIcon />, asks: 'markLost' as const }] : []),
    ...(mayReturn && obstacleTo('return', quotation) === undefined
      ? [{ label: queueMessages.return, icon: <RollbackIcon />, asks: 'return' as const }]
      : []),
    ...(mayChange('reopen', quotation) ? [{ label: say.reopen, icon: <UndoIcon />, asks: 'reopen' as const }] : []),
  ];
}
