import { MailFilled, MailOutlined } from '@ant-design/icons';
import { longDate } from '@vikray/contract/platform/dates.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { mailObstacle } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { notify } from '../platform/notify.tsx';
import { RowAction } from '../ui/lists/RowAction.tsx';

const FollowUpDialog = lazyPart(async () => ({ default: (await import('./FollowUpDialog.tsx')).FollowUpDialog }));
// Only the page of a deal opens it.
const MailDialog = lazyPart(async () => ({ default: (await import('./MailDialog.tsx')).MailDialog }));

interface FollowUpButtonProps {
  readonly quotation: Quotation;
  /** Shows a labelled button, for the quotation's page. */
  readonly isLabelled?: boolean;
  /** Shows the filled button 'Send', for the next step of a deal, whose page stays after sending. */
  readonly isNextStep?: boolean;
  /** Called with the mail once it is sent. */
  readonly onSent?: (mailId: number) => void;
}

/**
 * Opens the follow-up letter of a quotation. An icon for a row of the list unless `isLabelled`; filled when a letter was sent already. Its
 * title says why a quotation cannot be mailed.
 */
export function FollowUpButton({ quotation, isLabelled = false, isNextStep = false, onSent }: FollowUpButtonProps) {
  const { number, followedUpAt, status } = quotation;
  const obstacle = mailObstacle(status);
  const refused = obstacle && say.obstacles[obstacle];
  const [isOpen, setOpen] = useState(false);
  const isFirst = followedUpAt === undefined;
  const label = isFirst ? `Follow up ${number}` : `Follow up ${number}, last on ${longDate(followedUpAt)}`;
  const look = {
    icon: isFirst ? <MailOutlined aria-hidden /> : <MailFilled aria-hidden />,
    'aria-disabled': refused !== undefined,
    onClick: () => (refused === undefined ? setOpen(true) : notify.warning(refused)),
  };
  return (
    <span className={isLabelled || isNextStep ? undefined : 'row-actions'}>
      {isNextStep ? (
        <Button {...look} type="primary" aria-label={`Send ${number}`}>
          Send
        </Button>
      ) : isLabelled ? (
        <Button {...look} aria-label={`Mail: ${label}`} title={refused ?? label}>
          Mail
        </Button>
      ) : (
        <RowAction {...look} label={label} hint={refused} />
      )}
      <Suspense fallback={null}>
        {isOpen && !isNextStep && <FollowUpDialog quotation={quotation} onClose={() => setOpen(false)} />}
        {isOpen && isNextStep && <MailDialog quotation={quotation} onClose={() => setOpen(false)} onSent={onSent} />}
      </Suspense>
    </span>
  );
}
