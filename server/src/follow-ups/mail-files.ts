import { maxMailFileBytes } from '@vikray/contract/follow-ups/follow-up.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { fileKinds } from '@vikray/contract/thread/attachment.ts';
import { findFile } from '../files/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Mail } from '../platform/mail/compose-mail.ts';
import { listQuotationLines } from '../quotations/public.ts';
import { listFilesAt, type StoredFile } from '../thread/public.ts';
import type { MailContext } from './mail-context.ts';

/** The files that a mail about a quotation may carry: those of its deal, its customer and its products, newest first. */
export async function mailableFiles(db: Db, { quotationId, dealId, companyId }: Quotation): Promise<StoredFile[]> {
  const products = (await listQuotationLines(db, quotationId)).map(({ productId }) => productId);
  return listFilesAt(db, [
    { record: 'deal', ids: [dealId] },
    { record: 'customer', ids: [companyId] },
    { record: 'product', ids: [...new Set(products)] },
  ]);
}

/** The chosen files as attachments, in the order of the request. */
export async function mailFiles(
  { db, fail }: Pick<MailContext, 'db' | 'fail'>,
  attachmentIds: readonly number[],
  quotation: Quotation,
): Promise<Mail['attachments']> {
  const ids = [...new Set(attachmentIds)];
  if (ids.length === 0) return [];
  const known = new Map((await mailableFiles(db, quotation)).map((file) => [file.attachmentId, file]));
  const files = ids.map((attachmentId) => known.get(attachmentId));
  if (!files.every((file) => file !== undefined)) throw fail('FileOfOther');
  if (files.reduce((sum, { size }) => sum + size, 0) > maxMailFileBytes) throw fail('FilesTooLarge');
  return Promise.all(
    files.map(async ({ name, kind, hash }) => {
      const content = hash === null ? undefined : await findFile(db, hash);
      if (!content) throw fail('FileOfOther');
      return { filename: name, contentType: fileKinds[kind], content };
    }),
  );
}
