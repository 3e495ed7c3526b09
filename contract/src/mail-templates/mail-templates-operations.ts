import { changed, created } from '../platform/answers.ts';
import { longDate } from '../platform/dates.ts';
import { write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { mailTemplateMessages as say } from './mail-template-messages.ts';
import { changedMailTemplate, mailTemplate, newMailTemplate, stepNameOf, type MailTemplate } from './mail-template.ts';

const unknownTemplate = { TemplateNotFound: notFound(say.notFound) };
const present = { TemplateAlreadyPresent: conflict(say.present, 'name') };

/** The mail templates as a file. */
const mailTemplateCsv: CsvFile<MailTemplate> = {
  fileName: 'mail_templates.csv',
  columns: [
    { heading: 'Name', text: (each) => each.name },
    { heading: 'Step', text: stepNameOf },
    { heading: 'Subject', text: (each) => each.subject },
    { heading: 'Text', text: (each) => each.text },
    { heading: 'Updated On', text: (each) => (each.updatedOn === '' ? '' : longDate(each.updatedOn)) },
  ],
};

/** The operations on mail templates, by name. */
export const mailTemplatesOperations = {
  /** The templates in the order of their creation. The documented letter is not among them. */
  GetMailTemplate: list({ right: 'signed-in', row: mailTemplate, sorts: ['added'], csv: mailTemplateCsv }),
  AddMailTemplate: write({ right: 'Add Mail Template', input: newMailTemplate, answer: created('templateId'), failures: present }),
  UpdateMailTemplate: write({
    right: 'Add Mail Template',
    input: changedMailTemplate,
    answer: changed('templateId'),
    failures: { ...unknownTemplate, ...versionConflict, ...present },
  }),
  DeleteMailTemplate: write({
    right: 'Delete Mail Template',
    input: body({ templateId: id, ...expectedVersion }),
    answer: changed('templateId'),
    failures: { ...unknownTemplate, ...versionConflict },
  }),
};
