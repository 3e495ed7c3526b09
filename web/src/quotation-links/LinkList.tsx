import { dashedDate, dateAt, recentInstant, slashedDate } from '@vikray/contract/platform/dates.ts';
import { customerAnswers } from '@vikray/contract/quotation-links/customer-answer.ts';
import type { QuotationLink } from '@vikray/contract/quotation-links/quotation-link.ts';
import { shareMessages as say } from '@vikray/contract/quotation-links/share-messages.ts';
import { useIsPhone } from '../platform/media.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { refreshLinks } from './quotation-link-queries.ts';

/** The links of a quotation with what became of each. */
export function LinkList({ links }: { readonly links: readonly QuotationLink[] }) {
  const isPhone = useIsPhone();
  const withdrawing = useSubmit('WithdrawQuotationLink');

  async function withdraw(linkId: number): Promise<void> {
    const withdrawn = await withdrawing.send({ linkId }, () => ({ linkId }));
    void refreshLinks();
    if (withdrawn) notify.success(say.withdrawn);
  }

  return (
    <ul className="share-links">
      {links.map((link) => {
        const { linkId, channel, createdBy, createdAt, expiresOn, linkState } = link;
        return (
          <li key={linkId}>
            <div className="share-link-head">
              <strong>{say.channels[channel]}</strong>
              <StatusTag status={linkState} />
              {(linkState === 'Live' || linkState === 'Answered') && (
                <Button
                  size={isPhone ? 'large' : 'small'}
                  isDanger
                  disabled={withdrawing.isBusy}
                  aria-label={say.withdrawLink(channel, dashedDate(dateAt(createdAt)))}
                  onClick={() => void withdraw(linkId)}
                >
                  {say.withdraw}
                </Button>
              )}
            </div>
            <p>{say.madeBy(createdBy, recentInstant(createdAt, today()))}</p>
            <p>{[say.until(slashedDate(expiresOn)), seenBy(link), answerOf(link)].filter(Boolean).join(' · ')}</p>
          </li>
        );
      })}
    </ul>
  );
}

function seenBy({ openedAt }: QuotationLink): string {
  return openedAt === '' ? say.notOpened : say.opened(recentInstant(openedAt, today()));
}

function answerOf({ answer }: QuotationLink): string {
  const known = customerAnswers.find((each) => each === answer);
  return known ? say.answers[known] : '';
}
