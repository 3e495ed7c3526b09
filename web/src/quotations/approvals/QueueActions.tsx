import { use } from 'react';
import { createLink } from '@tanstack/react-router';
import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { useIsPhone } from '../../platform/media.ts';
import { Button, type ButtonProps } from '../../ui/controls/Button.tsx';
import { CheckCircleIcon } from '../../ui/icons/CheckCircleIcon.tsx';
import { EyeIcon } from '../../ui/icons/EyeIcon.tsx';
import { RollbackIcon } from '../../ui/icons/RollbackIcon.tsx';
import { IsInRowSheet, RowAction } from '../../ui/lists/RowAction.tsx';

interface QueueActionsProps {
  readonly quotation: QueuedQuotation;
  readonly onApprove: () => void;
  readonly onReturn: () => void;
}

/** Shows a quotation, approves it, if the user may, or returns it: icons in a row, and named buttons on the card of a phone. */
export function QueueActions({ quotation, onApprove, onReturn }: QueueActionsProps) {
  const isCard = useIsPhone() && !use(IsInRowSheet);
  const Action = isCard ? CardAction : IconAction;
  const View = isCard ? CardLink : IconLink;
  return (
    <span className={isCard ? 'queue-card-actions' : 'row-actions'}>
      <View
        icon={<EyeIcon />}
        name={say.view}
        label={say.viewOne(quotation.number)}
        to="/viewquotation"
        search={{ id: quotation.quotationId }}
        data-opens
      />
      {quotation.mayApprove === 'Yes' && (
        <Action icon={<CheckCircleIcon />} name={say.approveLabel} label={say.approve(quotation.number)} onClick={onApprove} />
      )}
      <Action icon={<RollbackIcon />} name={say.return} label={say.returnOne(quotation.number)} onClick={onReturn} />
    </span>
  );
}

interface ActionProps extends Pick<ButtonProps, 'icon' | 'onClick' | 'href'> {
  /** Shown on the card. */
  readonly name: string;
  /** What it does to which quotation. */
  readonly label: string;
}

function IconAction({ name: _, ...action }: ActionProps) {
  return <RowAction {...action} />;
}

function CardAction({ name, label, ...button }: ActionProps) {
  return (
    <Button {...button} size="large" aria-label={label}>
      {name}
    </Button>
  );
}

const IconLink = createLink(IconAction);
const CardLink = createLink(CardAction);
