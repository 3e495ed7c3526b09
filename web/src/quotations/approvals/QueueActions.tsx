import { CheckCircleOutlined, RollbackOutlined } from '@ant-design/icons';
import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { Button } from 'antd';
import { use, type ReactNode } from 'react';
import { useIsPhone } from '../../platform/media.ts';
import { IsInRowSheet, RowAction } from '../../ui/lists/RowAction.tsx';

/** What is done with a quotation of the queue. */
export interface QueueHandlers {
  readonly onApprove: (quotation: QueuedQuotation) => void;
  readonly onReturn: (quotation: QueuedQuotation) => void;
}

interface QueueActionsProps extends QueueHandlers {
  readonly quotation: QueuedQuotation;
}

/** Approves a quotation, if the user may, or returns it: icons in a row, and named buttons on the card of a phone. */
export function QueueActions({ quotation, onApprove, onReturn }: QueueActionsProps) {
  const isCard = useIsPhone() && !use(IsInRowSheet);
  const Action = isCard ? CardAction : IconAction;
  return (
    <span className={isCard ? 'queue-card-actions' : 'row-actions'}>
      {quotation.mayApprove === 'Yes' && (
        <Action
          icon={<CheckCircleOutlined aria-hidden />}
          name={say.approveChosen(0)}
          label={say.approve(quotation.number)}
          onClick={() => onApprove(quotation)}
        />
      )}
      <Action
        icon={<RollbackOutlined aria-hidden />}
        name={say.return}
        label={say.returnOne(quotation.number)}
        onClick={() => onReturn(quotation)}
      />
    </span>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  /** Shown on the card. */
  readonly name: string;
  /** What it does to which quotation. */
  readonly label: string;
  readonly onClick: () => void;
}

function IconAction({ icon, label, onClick }: ActionProps) {
  return <RowAction icon={icon} label={label} onClick={onClick} />;
}

function CardAction({ icon, name, label, onClick }: ActionProps) {
  return (
    <Button size="large" icon={icon} aria-label={label} onClick={onClick}>
      {name}
    </Button>
  );
}
