import { handler } from '../platform/handler.ts';
import { findTemplate, refreshSearchText, templateColumns, updateTemplate } from './mail-template-store.ts';
import { isNameOfLetter } from './name-of-letter.ts';

export const UpdateMailTemplate = handler(
  'UpdateMailTemplate',
  async ({ db, input, user, now, fail, record }) => {
    const before = await findTemplate(db, input.id);
    if (!before) throw fail('TemplateNotFound');
    if (input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');
    if (isNameOfLetter(input.name)) throw fail('TemplateAlreadyPresent');

    // A request of before there were occasions leaves them, unless it gives a step.
    const occasion = input.occasion ?? (input.step === undefined || input.step === null ? before.occasion : '');
    const change = { ...templateColumns({ ...input, occasion }), status: 'Active' } as const;
    if (!(await updateTemplate(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
    const after = await refreshSearchText(db, input.id);
    record({ record: 'mail template', id: input.id, name: input.name, before, after });
    return [{ templateId: input.id }];
  },
  { violations: { mail_templates_name: 'TemplateAlreadyPresent' } },
);
