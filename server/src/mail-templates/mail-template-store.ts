/**
 * The mail templates' SQL. Reading: pageOfTemplates, listTemplates, findTemplate, stepOfTemplate. Writing: insertTemplate, updateTemplate,
 * refreshSearchText.
 */
import './mail-templates-tables.ts';
import { stepNameOf, type MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
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
      rowsOf: async (ids) =>
        (
          await selectTemplates(db)
            .where(isAmong(db, 'id', ids))
            .execute()
        ).map(asTemplate),
      idOf: (template) => template.templateId,
    },
    window,
  );
}

function selectTemplates(db: Db) {
  return db
    .selectFrom('mail_templates')
    .select(['id as templateId', 'name', 'step', 'occasion', 'subject', 'text', 'updated_at as updatedOn', 'version']);
}

type TemplateRow = Awaited<ReturnType<ReturnType<typeof selectTemplates>['execute']>>[number];

function asTemplate({ step, occasion, ...row }: TemplateRow): MailTemplate {
  return occasion === 'Offer' ? { ...row, step: 0, occasion: '' } : { ...row, step, occasion };
}

/** All templates in the order of their creation. */
export async function listTemplates(db: Db): Promise<MailTemplate[]> {
  return (await selectTemplates(db).where('status', '<>', 'Deleted').orderBy('id').execute()).map(asTemplate);
}

/** A template; nothing when it does not exist or is deleted. */
export async function findTemplate(db: Db, templateId: number): Promise<MailTemplate | undefined> {
  const row = await selectTemplates(db).where('id', '=', templateId).where('status', '<>', 'Deleted').executeTakeFirst();
  return row && asTemplate(row);
}

/** The step of a template, also of one that is deleted; null for none. */
export async function stepOfTemplate(db: Db, templateId: number): Promise<number | null> {
  const row = await selectTemplates(db).where('id', '=', templateId).executeTakeFirst();
  return row ? asTemplate(row).step : null;
}

interface EnteredTemplate extends Pick<MailTemplate, 'name' | 'subject' | 'text'> {
  readonly step?: number | null | undefined;
  readonly occasion?: MailTemplate['occasion'] | undefined;
}

/** The columns of a template as entered. */
export function templateColumns({ name, step = null, occasion = '', subject, text }: EnteredTemplate): TemplateColumns {
  const isOffer = step === 0;
  return { name, name_key: nameKey(name), step: isOffer ? null : step, occasion: isOffer ? 'Offer' : occasion, subject, text };
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
  const searchText = template ? searchTextOf([template.name, stepNameOf(template), template.subject, template.text]) : '';
  await db.updateTable('mail_templates').set({ search_text: searchText }).where('id', '=', templateId).execute();
  return template;
}
