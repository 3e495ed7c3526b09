import type { MailWords } from '@vikray/contract/follow-ups/mail-content.ts';
import { placeholderValues, type NewsFacts, type PlaceholderValues } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findTemplate } from '../mail-templates/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { getPreparer } from '../quotations/public.ts';
import { getLoginRecord } from '../users/public.ts';
import type { MailContext } from './mail-context.ts';

interface AskedWords {
  readonly templateId?: number | null | undefined;
  readonly subject?: string | null | undefined;
  readonly text?: string | null | undefined;
}

/** Subject and text of a mail: as the request gives them, else those of its template. Without either, the letter has its own. */
export async function mailWords(
  { db, fail }: Pick<MailContext, 'db' | 'fail'>,
  { templateId, subject, text }: AskedWords,
): Promise<MailWords> {
  const template = templateId ? await findTemplate(db, templateId) : undefined;
  if (templateId && !template) throw fail('TemplateNotFound');
  return { subject: subject ?? template?.subject, text: text ?? template?.text };
}

interface MailFacts {
  /** The address of the link; absent for none. */
  readonly link: string | undefined;
  readonly news: NewsFacts;
}

/** What the placeholders become in a mail to `name`. */
export async function mailValues(db: Db, quotation: Quotation, name: string, { link = '', news }: MailFacts): Promise<PlaceholderValues> {
  return placeholderValues(quotation, name, await designationOfPreparer(db, quotation.quotationId), link, news);
}

/** The designation of the user who prepared a quotation. */
export async function designationOfPreparer(db: Db, quotationId: number): Promise<string> {
  return (await getLoginRecord(db, await getPreparer(db, quotationId))).designation;
}
