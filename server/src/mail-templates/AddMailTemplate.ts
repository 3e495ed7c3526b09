import { handler } from '../platform/handler.ts';
import { insertTemplate, refreshSearchText, templateColumns } from './mail-template-store.ts';
import { isNameOfLetter } from './name-of-letter.ts';

export const AddMailTemplate = handler(
  'AddMailTemplate',
  async ({ db, input, user, now, fail, record }) => {
    if (isNameOfLetter(input.name)) throw fail('TemplateAlreadyPresent');
    const templateId = await insertTemplate(db, templateColumns(input), { userId: user.userId, now });
    const after = await refreshSearchText(db, templateId);
    record({ record: 'mail template', id: templateId, name: input.name, after });
    return [{ templateId }];
  },
  { violations: { mail_templates_name: 'TemplateAlreadyPresent' } },
);
