import { MailFilled, MailOutlined } from '@ant-design/icons';
import { longDate } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { FollowUpDialog } from './FollowUpDialog.tsx';

/** Opens the follow-up letter of a quotation; the icon of a row, filled when a letter has gone out already. */
export function FollowUpButton({ quotation }: { readonly quotation: Quotation }) {
  const { number, followedUpAt } = quotation;
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
        title={isFirst ? undefined : label}
        onClick={() => setOpen(true)}
      />
      {isOpen && <FollowUpDialog quotation={quotation} onClose={() => setOpen(false)} />}
    </span>
  );
}
