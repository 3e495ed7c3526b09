import { useQuery } from '@tanstack/react-query';
import { followUpMessages, mailSeveral as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { mailTemplateMessages } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { queryOf } from '../platform/queries.ts';
import { Field } from '../ui/field/Field.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';

const letter = 0;

/** The template of a mail about several quotations; blank for the follow-up letter. */
export function TemplateField({ value, onChange }: { readonly value: string; readonly onChange: (entered: string) => void }) {
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
