/** Everything that the screens about mail templates read from the server. */
import type { MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { call } from '../platform/call.ts';
import { refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The mail templates. */
export function useMailTemplateList(page: ListPage): ListRows<MailTemplate> {
  return useListRows('GetMailTemplate', page, (template) => template.templateId);
}

/** Makes everything that shows mail templates reload. */
export function refreshMailTemplates(): Promise<void> {
  return refresh('GetMailTemplate');
}

/** Reads a template again, for a user whose change was based on an older version. Nothing when it no longer exists. */
export async function reloadMailTemplate(templateId: number): Promise<MailTemplate | undefined> {
  const { rows } = await call('GetMailTemplate', {});
  return rows.find((each) => each.templateId === templateId);
}
