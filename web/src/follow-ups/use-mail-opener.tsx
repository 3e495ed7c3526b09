import { MailFilledIcon } from '../ui/icons/MailFilledIcon.tsx';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { longDate } from '@vikray/contract/platform/dates.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { mailObstacle } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';

/** What a button takes that opens a mail about a quotation. A press says why, if the quotation cannot be mailed. */
export function useMailOpener({ number, followedUpAt, status }: Pick<Quotation, 'number' | 'followedUpAt' | 'status'>) {
  const [isOpen, setOpen] = useState(false);
  const obstacle = mailObstacle(status);
  const refused = obstacle && say.obstacles[obstacle];
  return {
    isOpen,
    close: () => setOpen(false),
    /** What it does, and when that was done last. */
    label: followedUpAt === undefined ? `Follow up ${number}` : `Follow up ${number}, last on ${longDate(followedUpAt)}`,
    /** Why the quotation cannot be mailed. */
    refused,
    /** Its icon is filled when a letter was sent already. */
    button: {
      icon: followedUpAt === undefined ? <MailIcon /> : <MailFilledIcon />,
      'aria-disabled': refused !== undefined,
      onClick: () => (refused === undefined ? setOpen(true) : notify.warning(refused)),
    },
  };
}
