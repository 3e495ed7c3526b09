import { mailSeveral as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { encodedInput } from '../platform/call.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import type { SeveralAction } from '../ui/several/several-action.ts';

/** Loaded with the question, so that a list does not load its field. */
const TemplateField = lazyPart(async () => ({ default: (await import('./TemplateField.tsx')).TemplateField }));

/** The quotation and the address of a mail. */
interface MailTo {
  readonly quotationId: number;
  readonly email: string;
}

/** A mail about the quotation of each row: the follow-up letter, or a template. A row without a quotation or an address is left out. */
export function mailAboutSeveral<Row>(mailOf: (row: Row) => MailTo | undefined): SeveralAction<Row> {
  return {
    operation: 'SendMailer',
    label: say.label,
    done: say.done,
    fits: (row) => (mailOf(row)?.email ?? '') !== '',
    question: ({ length }) => say.question(length),
    entry: { Field: TemplateField, check: () => undefined },
    bodyOf: (row, template) => {
      const { quotationId, email } = mailOf(row) ?? { quotationId: 0, email: '' };
      return encodedInput('SendMailer', { quotationId, email, ...(template !== '' && { templateId: Number(template) }) });
    },
  };
}
