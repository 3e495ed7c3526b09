/** The mail templates' SQL. Reading: pageOfTemplates, findTemplate. Writing: insertTemplate, updateTemplate, refreshSearchText. */
import './mail-templates-tables.ts';
import type { MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { isNotDeleted, updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { sql } from 'kysely';
import type { TemplateColumns } from './mail-templates-tables.ts';

/** One window of the templates. */
export async function pageOfTemplates(db: Db, window: Window): Promise<RowsAndTotal<MailTemplate>> {
  return readPage(
    db,
    {
      table: 'mail_templates',
      listed: sql`mail_templates.status <> 'Deleted'`,
      filters: [],
      sortColumns: { added: 'id' },
      rowsOf: (ids) =>
        selectTemplates(db)
          .where(isAmong(db, 'id', ids))
          .execute(),
      idOf: (template) => template.templateId,
    },
    window,
  );
}

function selectTemplates(db: Db) {
  return db
    .selectFrom('mail_templates')
    .select(['id as templateId', 'name', 'step', 'subject', 'text', 'updated_at as updatedOn', 'version']);
}

/** A template; nothing when it does not exist or is deleted. */
export async function findTemplate(db: Db, templateId: number): Promise<MailTemplate | undefined> {
  return selectTemplates(db).where('id', '=', templateId).where('status', '<>', 'Deleted').executeTakeFirst();
}

/** The columns of a template as entered. */
export function templateColumns({
  name,
  step = null,
  subject,
  text,
}: Pick<MailTemplate, 'name' | 'subject' | 'text'> & { readonly step?: number | null | undefined }): TemplateColumns {
  return { name, name_key: nameKey(name), step, subject, text };
}

/** Adds a template and returns its number. Violates mail_templates_name when the name is in use. */
export async function insertTemplate(db: Db, columns: TemplateColumns, { userId, now }: WriteStamp): Promise<number> {
  const { id } = await db
    .insertInto('mail_templates')
    .values({ ...columns, status: 'Active', version: 1, search_text: '', updated_by_id: userId, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a template if it still has the version that the change is based on. Otherwise nothing changes and the answer is false. */
export async function updateTemplate(
  db: Db,
  { templateId, version }: Pick<MailTemplate, 'templateId' | 'version'>,
  change: Partial<TemplateColumns> & { readonly status: 'Active' | 'Deleted' },
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'mail_templates', { id: templateId, version }, change, stamp, isNotDeleted);
}

/** Makes the search find the template by what it says; a deleted one is never found. Call it after every change. */
export async function refreshSearchText(db: Db, templateId: number): Promise<MailTemplate | undefined> {
  const template = await findTemplate(db, templateId);
  const { name = '', step = null, subject = '', text = '' } = template ?? {};
  const searchText = searchTextOf([name, step === null ? '' : String(step), subject, text]);
  await db.updateTable('mail_templates').set({ search_text: searchText }).where('id', '=', templateId).execute();
  return template;
}
