import type { Deal } from '@vikray/contract/deals/deal.ts';
import { overdueDays } from '@vikray/contract/follow-ups/cadence.ts';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { useLogin } from '../platform/login.ts';
import { today } from '../platform/today.ts';
import { Drawer } from '../ui/controls/Drawer.tsx';
import { useCloseQuestion } from '../ui/forms/use-close-question.tsx';
import '../ui/lists/call-desk.css';
import './due-list.css';
import { discardDraft, hasDraft } from '../ui/forms/stored-draft.ts';
import { callDraft } from './call-draft.ts';
import { OutcomePanel } from './OutcomePanel.tsx';

interface OutcomeDrawerProps {
  readonly deal: Deal;
  /** The mail that the call reports; undefined for a call that begins here. */
  readonly mailId?: number | undefined;
  readonly onClose: () => void;
}

/** Enters the outcome of a call or mail on the page of its deal. */
export function OutcomeDrawer({ deal, mailId, onClose }: OutcomeDrawerProps) {
  const { userId } = useLogin();
  const { dealId } = deal;

  function close(): void {
    discardDraft(userId, callDraft(dealId));
    onClose();
  }

  const leaving = useCloseQuestion(() => hasDraft(userId, callDraft(dealId)), deal.number, close);
  return (
    <Drawer title={deal.number} onClose={leaving.close}>
      {leaving.question}
      <OutcomePanel
        followUp={followUpOf(deal)}
        onSaved={close}
        {...(mailId !== undefined && { preset: { callType: 'Mail' as const, mailId } })}
      />
    </Drawer>
  );
}

/** A deal as the due list shows it. */
function followUpOf(deal: Deal): DueFollowUp {
  const newest = deal.quotations.find(({ supersededById, shownStatus }) => supersededById === null && shownStatus !== 'Void');
  return {
    ...deal,
    quotationId: newest?.quotationId ?? null,
    contactPersonId: null,
    contactName: deal.name,
    overdueDays: overdueDays(deal.nextOn, today()),
    lastOutcome: '',
    validUntil: newest?.validUntil ?? '',
  };
}
