import { CopyIcon } from '../../ui/icons/CopyIcon.tsx';
import { EditIcon } from '../../ui/icons/EditIcon.tsx';
import { FieldTimeIcon } from '../../ui/icons/FieldTimeIcon.tsx';
import { FilePdfIcon } from '../../ui/icons/FilePdfIcon.tsx';
import { FrownIcon } from '../../ui/icons/FrownIcon.tsx';
import { HistoryIcon } from '../../ui/icons/HistoryIcon.tsx';
import { MoreIcon } from '../../ui/icons/MoreIcon.tsx';
import { RollbackIcon } from '../../ui/icons/RollbackIcon.tsx';
import { UndoIcon } from '../../ui/icons/UndoIcon.tsx';
import { queueMessages } from '@vikray/contract/approvals/approval-messages.ts';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import { proformaMessages } from '@vikray/contract/quotations/proforma-messages.ts';
import { obstacleTo } from '@vikray/contract/quotations/quotation-obstacles.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { ReactNode } from 'react';
import { useAllowed } from '../../ui/page/IfAllowed.tsx';
import { isExtensible, isReturned, useMayChange } from '../quotation-possibilities.ts';
import { useCurrentRevision } from '../revisions/use-current-revision.ts';

/** What the builder opens with. */
export type BuilderSearch =
  | { readonly edit: number }
  | { readonly revise: number; readonly basedon?: number }
  | { readonly copy: number; readonly othercustomer?: 1 };

export type BarDialog = 'extend' | 'markLost' | 'reopen' | 'return';

/** An action of the bar: it leads to the builder, opens a dialog, saves a PDF or offers choices. */
export interface BarAction {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The key that does the same. */
  readonly key?: string;
  readonly leadsTo?: BuilderSearch;
  readonly asks?: BarDialog;
  /** The address of the PDF. */
  readonly saves?: string;
  /** Whether it is what the quotation waits for, so that its button is filled. */
  readonly isNext?: boolean;
  readonly choices?: readonly BarAction[];
}

/** The actions that are possible with a quotation now, in the order of the bar. What is rarely done comes last, in one menu. */
export function useBarActions(quotation: Quotation): readonly BarAction[] {
  const { quotationId, status, shownStatus } = quotation;
  const mayChange = useMayChange();
  const mayReturn = useAllowed('ReturnQuotation');
  const mayCopy = useAllowed('AddQuotation');
  const current = useCurrentRevision(quotation);
  const mayEdit = mayChange('edit', quotation);
  const mayRevise = mayChange('revise', quotation);
  const mayRestore = current !== undefined && current.quotationId !== quotationId && mayChange('revise', current);

  const isProforma = status === 'Approved' && shownStatus !== 'Superseded';
  const change = { icon: <EditIcon />, key: 'E' };
  const proforma = `/api/quotations/${quotationId}/proforma.pdf`;
  const rare: BarAction[] = [
    ...(mayCopy ? [{ label: say.copyForOther, icon: <CopyIcon />, leadsTo: { copy: quotationId, othercustomer: 1 } as const }] : []),
    ...(mayChange('markLost', quotation) ? [{ label: say.markLost, icon: <FrownIcon />, asks: 'markLost' as const }] : []),
    ...(isProforma ? [{ label: proformaMessages.button, icon: <FilePdfIcon />, saves: proforma }] : []),
  ];
  return [
    ...(mayRestore ? [{ label: say.restore, icon: <HistoryIcon />, leadsTo: { revise: current.quotationId, basedon: quotationId } }] : []),
    ...(mayEdit ? [{ ...change, label: say.edit, leadsTo: { edit: quotationId }, isNext: isReturned(quotation) }] : []),
    ...(mayRevise ? [{ ...change, label: say.revise, leadsTo: { revise: quotationId } }] : []),
    ...(mayCopy ? [{ label: say.copy, icon: <CopyIcon />, key: 'C', leadsTo: { copy: quotationId } }] : []),
    ...((mayEdit || mayRevise) && isExtensible(quotation)
      ? [{ label: say.extend, icon: <FieldTimeIcon />, asks: 'extend' as const, isNext: shownStatus === 'Expired' }]
      : []),
    ...(mayReturn && obstacleTo('return', quotation) === undefined
      ? [{ label: queueMessages.return, icon: <RollbackIcon />, asks: 'return' as const }]
      : []),
    ...(mayChange('reopen', quotation) ? [{ label: say.reopen, icon: <UndoIcon />, asks: 'reopen' as const }] : []),
    ...(rare.length > 0 ? [{ label: say.more, icon: <MoreIcon />, choices: rare }] : []),
  ];
}
