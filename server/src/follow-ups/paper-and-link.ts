import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { isInForce } from '@vikray/contract/quotations/quotation-status.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Context } from '../platform/handler.ts';
import type { Mail } from '../platform/mail/compose-mail.ts';
import { drawPaper, type Drawing } from '../printing/public.ts';
import type { Printable } from '@vikray/contract/printing/printable-paper.ts';
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

/** A mail without a PDF and without a link. */
export const noPaper: PaperAndLink = { pdf: [], link: undefined, takeBack: async () => {} };

/** A mail with this PDF and without a link. */
export function attachmentOf(filename: string, content: Uint8Array): PaperAndLink {
  return { ...noPaper, pdf: [{ filename, contentType: 'application/pdf', content }] };
}

/** A mail with a document that is drawn now, under its own name. */
export async function drawnAttachment(drawing: Drawing, document: Printable): Promise<PaperAndLink> {
  return attachmentOf(document.fileName, await drawPaper(drawing, document));
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
  if (!attachesPdf && !bringsLink) return noPaper;
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
