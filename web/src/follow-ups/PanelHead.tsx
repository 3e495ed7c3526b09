import { MailIcon } from '../ui/icons/MailIcon.tsx';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { DealLink } from '../deals/public.ts';
import { CallContact } from '../ui/lists/CallContact.tsx';
import { DueDate } from './DueDate.tsx';
import { PanelMail } from './PanelMail.tsx';
import type { OutcomeForm } from './use-outcome.ts';
import { WhatsAppButton } from './WhatsAppButton.tsx';

interface PanelHeadProps {
  readonly followUp: DueFollowUp;
  /** Called when a mail has gone out, with what the call then reports. */
  readonly onReported: (report: Partial<OutcomeForm>) => void;
  /** Called when the call has been saved from here. */
  readonly onSaved: () => void;
}

/** Which deal it is and whom to call about it. */
export function PanelHead({ followUp, onReported, onSaved }: PanelHeadProps) {
  const { dealId, number, companyName, contactName, mobile, email, totalAmount } = followUp;
  return (
    <header className="outcome-head">
      <h2>{companyName}</h2>
      <p className="outcome-deal">
        <DealLink dealId={dealId} number={number} />
        <strong className="tabular">{formatRupees(totalAmount)}</strong>
        <DueDate followUp={followUp} />
      </p>
      <CallContact name={contactName} mobile={mobile} email={email} />
      <div className="outcome-ways">
        <PanelMail followUp={followUp} icon={<MailIcon />} onSent={(mailId) => onReported({ callType: 'Mail', mailId })} />
        <WhatsAppButton followUp={followUp} onSaved={onSaved} />
      </div>
    </header>
  );
}
