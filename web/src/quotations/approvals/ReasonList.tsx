import { CheckCircleFilledIcon } from '../../ui/icons/CheckCircleFilledIcon.tsx';
import { CloseCircleFilledIcon } from '../../ui/icons/CloseCircleFilledIcon.tsx';
import { InfoCircleIcon } from '../../ui/icons/InfoCircleIcon.tsx';
import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { ApprovalReason } from '@vikray/contract/approvals/approval-reasons.ts';
import { useState } from 'react';
import { LinkButton } from '../../ui/page/LinkButton.tsx';

interface ReasonListProps {
  readonly reasons: readonly ApprovalReason[];
  /** Whether the reasons are evaluated by limits of the reader. Otherwise they only inform. */
  readonly isEvaluated: boolean;
  /** This many reasons are shown at first; a quotation of 500 lines may have more than 500. */
  readonly firstShown?: number;
}

/** What the rules say, each with a sign and a word. What is beyond the limits comes first. */
export function ReasonList({ reasons, isEvaluated, firstShown = 8 }: ReasonListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const sorted = [...reasons.filter(isBeyond), ...reasons.filter((reason) => !isBeyond(reason))];
  const shown = showsAll ? sorted : sorted.slice(0, firstShown);
  return (
    <>
      <ul className="reason-list">
        {shown.map((reason, index) => (
          <li key={index}>
            <ReasonMark reason={reason} isEvaluated={isEvaluated && reason.rule !== 'Others'} />
            <span>{reason.text}</span>
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && <LinkButton label={say.more(sorted.length - shown.length)} onClick={() => setShowsAll(true)} />}
    </>
  );
}

function isBeyond({ exceeds }: ApprovalReason): boolean {
  return exceeds === 'Yes';
}

function ReasonMark({ reason, isEvaluated }: { readonly reason: ApprovalReason; readonly isEvaluated: boolean }) {
  if (!isEvaluated) return <InfoCircleIcon className="reason-informs" />;
  const [Icon, word, name] = isBeyond(reason)
    ? ([CloseCircleFilledIcon, say.beyond, 'reason-beyond'] as const)
    : ([CheckCircleFilledIcon, say.within, 'reason-within'] as const);
  return (
    <span className={`reason-mark ${name}`}>
      <Icon aria-hidden />
      {word}
    </span>
  );
}
