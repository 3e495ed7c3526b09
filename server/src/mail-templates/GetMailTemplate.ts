import { listHandler } from '../platform/handler.ts';
import { pageOfTemplates } from './mail-template-store.ts';

export const GetMailTemplate = listHandler('GetMailTemplate', {
  page: ({ db }, window) => pageOfTemplates(db, window),
  idOf: (template) => template.templateId,
});
