import { handler } from '../platform/handler.ts';
import { findTemplate, refreshSearchText, updateTemplate } from './mail-template-store.ts';

export const DeleteMailTemplate = handler('DeleteMailTemplate', async ({ db, input, user, now, fail, record }) => {
  const before = await findTemplate(db, input.templateId);
  if (!before) throw fail('TemplateNotFound');
  if (input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');

  if (!(await updateTemplate(db, before, { status: 'Deleted' }, { userId: user.userId, now }))) throw fail('VersionConflict');
  await refreshSearchText(db, input.templateId);
  record({ record: 'mail template', id: input.templateId, name: before.name, before });
  return [{ templateId: input.templateId }];
});
