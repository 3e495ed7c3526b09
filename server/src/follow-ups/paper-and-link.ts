import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { isInForce } from '@vikray/contract/quotations/quotation-status.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Context } from '../platform/handler.ts';
import type { Mail } from '../platform/mail/compose-mail.ts';
import { dropUnsentLink, makeLink, type MadeLink } from '../quotation-links/public.ts';
import { dropUnsentPaper, storeSentPaper, paperToSend } from '../quotations/public.ts';

interface Wanted {
  readonly attachesPdf: boolean;
  readonly bringsLink: boolean;
}

/** The PDF and the link of a mail, and how to remove them. */
export interface PaperAndLink {
  /** The PDF as an attachment; empty if it is left out. */
  readonly pdf: Mail['attachments'];
  readonly link: MadeLink | undefined;
  /** Removes both after a mail was not sent. */
  takeBack(): Promise<void>;
}

/** Does a step before a mail is sent. Removes its PDF and its link if that fails. */
export async function beforeLeaving<T>({ takeBack }: Pick<PaperAndLink, 'takeBack'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    await takeBack();
    throw problem;
  }
}

/** The PDF and the link of a mail. A link gives the same PDF, so it is drawn for either. */
export async function paperAndLink(
  { db, user, now, settings, helpers, caller, fail }: Context<'SendMailer'>,
  quotation: Quotation,
  { attachesPdf, bringsLink }: Wanted,
): Promise<PaperAndLink> {
  const { quotationId } = quotation;
  if (bringsLink && !settings.linkUrl) throw fail('NoAddress');
  if (bringsLink && !isInForce(quotation.shownStatus)) throw fail('NotShareable');
  if (!attachesPdf && !bringsLink) return { pdf: [], link: undefined, takeBack: async () => {} };
  const paper = await paperToSend({ db, helpers, caller, now, fail }, quotation);
  const content = await storeSentPaper(db, quotationId, paper.pdf, now);
  const stamp = { userId: user.userId, now };
  const link = bringsLink ? await inTransaction(db, (tx) => makeLink(tx, { quotation, channel: 'Mail' }, stamp, settings)) : undefined;
  const takeBack = async () => {
    if (typeof link === 'object') await dropUnsentLink(db, link.linkId);
    await dropUnsentPaper(db, quotationId);
  };
  if (typeof link === 'string') {
    await takeBack();
    throw fail(link);
  }
  return { pdf: attachesPdf ? [{ filename: paper.fileName, contentType: 'application/pdf', content }] : [], link, takeBack };
}
