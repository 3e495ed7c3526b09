import { MailFilled, MailOutlined } from '@ant-design/icons';
import { longDate } from '@vikray/contract/platform/dates.ts';
import { followUpMessages as say } from '@vikray/contract/quotations/follow-up-messages.ts';
import { mailObstacle } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';

/** Opens the follow-up letter of a quotation; the icon of a row, filled when a letter has gone out already. It says why a quotation cannot be mailed. */
export function FollowUpButton({ quotation }: { readonly quotation: Quotation }) {
  const { number, followedUpAt, status } = quotation;
  const obstacle = mailObstacle(status);
  const refused = obstacle && say.obstacles[obstacle];
  const [isOpen, setOpen] = useState(false);
  const isFirst = followedUpAt === undefined;
  const label = isFirst ? `Follow up ${number}` : `Follow up ${number}, last on ${longDate(followedUpAt)}`;
  return (
    <span className="row-actions">
      <Button
        type="text"
        size="small"
        icon={isFirst ? <MailOutlined aria-hidden /> : <MailFilled aria-hidden />}
        aria-label={label}
        aria-disabled={refused !== undefined}
        title={refused ?? (isFirst ? undefined : label)}
        onClick={() => (refused === undefined ? setOpen(true) : notify.warning(refused))}
      />
      {isOpen && <FollowUpDialog quotation={quotation} onClose={() => setOpen(false)} />}
    </span>
  );
}
