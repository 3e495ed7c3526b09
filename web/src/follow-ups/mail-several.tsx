import { mailSeveral as say, followUpMessages } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { mailTemplateMessages } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { encodedInput } from '../platform/call.ts';
import { queryOf } from '../platform/queries.ts';
import { Field } from '../ui/field/Field.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import type { SeveralAction } from '../ui/several/several-action.ts';

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

const letter = 0;

function TemplateField({ value, onChange }: { readonly value: string; readonly onChange: (entered: string) => void }) {
  const { data: templates = [] } = useQuery({
    ...queryOf('GetMailTemplate', {}),
    select: ({ rows }) => rows.filter(({ occasion }) => occasion === '' || occasion === 'Revision'),
  });
  return (
    <Field name="templateId" label={followUpMessages.template} hint={say.hint}>
      <OptionSelect
        options={[
          { value: letter, label: mailTemplateMessages.letter },
          ...templates.map(({ templateId, name }) => ({ value: templateId, label: name })),
        ]}
        value={Number(value)}
        onChange={(template) => onChange(template === letter ? '' : String(template))}
      />
    </Field>
  );
}
