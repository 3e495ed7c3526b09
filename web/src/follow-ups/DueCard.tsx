import { stepsOf } from '@vikray/contract/follow-ups/cadence.ts';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { DealLink } from '../deals/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { CheckIcon } from '../ui/icons/CheckIcon.tsx';
import { PhoneIcon } from '../ui/icons/PhoneIcon.tsx';
import { dialAddress } from '../ui/page/contact-address.ts';
import type { ReactNode } from 'react';
import { DueDate } from './DueDate.tsx';
import { WhatsAppButton } from './WhatsAppButton.tsx';

interface DueCardProps {
  readonly followUp: DueFollowUp;
  /** The box that selects it, while there are boxes. */
  readonly tick?: ReactNode;
  /** Called to enter the outcome. */
  readonly onDone: () => void;
}

/** A deal of the due list on a phone. */
export function DueCard({ followUp, tick, onDone }: DueCardProps) {
  const { dealId, number, companyName, contactName, mobile, totalAmount, lastOutcome, stage, cadence } = followUp;
  const facts = [contactName, lastOutcome, say.step(stage, stepsOf(cadence))].filter(Boolean);
  return (
    <li className="card phone-card" aria-label={companyName}>
      <p className="phone-card-line">
        <strong>{companyName}</strong>
        {tick}
      </p>
      {/* Below the name, so that dates are in the same place on all cards. */}
      <p>
        <DueDate followUp={followUp} />
      </p>
      <p className="phone-card-line">
        <DealLink dealId={dealId} number={number} />
        <span className="tabular">{formatRupees(totalAmount)}</span>
      </p>
      <p className="phone-card-facts">{facts.join(' · ')}</p>
      <div className="call-card-actions">
        <Button size="large" icon={<PhoneIcon />} href={dialAddress(mobile)} disabled={mobile === ''}>
          {say.call}
        </Button>
        <WhatsAppButton followUp={followUp} onSaved={() => undefined} />
        <Button size="large" look="filled" icon={<CheckIcon />} onClick={onDone}>
          {say.done}
        </Button>
      </div>
    </li>
  );
}
