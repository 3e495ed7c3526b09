import { titles } from '@vikray/contract/customers/contact-person.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { EntryForm } from '../ui/forms/EntryForm.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { entryFailure, isBlank, type ContactEntry } from './contact-entry.ts';
import type { InlineWarnings } from './customer-checks.ts';

interface ContactEntryFormProps {
  readonly entry: ContactEntry;
  readonly warnings: InlineWarnings;
  readonly onChange: (changed: Partial<ContactEntry>) => void;
  readonly onTake: () => void;
  readonly onClear: () => void;
}

const nameField = 'input:not([role="combobox"])';

/** The six fields of a contact person. */
export function ContactEntryForm({ entry, warnings, onChange, onTake, onClear }: ContactEntryFormProps) {
  const bind = binder(entry, onChange);
  return (
    <EntryForm
      label="Contact person"
      position={entry.position}
      isBlank={isBlank(entry)}
      failure={entryFailure(entry)}
      onTake={onTake}
      onClear={onClear}
      firstField={nameField}
      editedField={nameField}
      buttonsClass="entry-buttons-row"
    >
      <Field name="entry.title" label="Title" required span={4}>
        <ChoiceSelect choices={titles} {...bind('title')} />
      </Field>
      <Field name="entry.name" label="Name" required span={10}>
        {/* A name may have 120 characters including its title. */}
        <TextInput {...bind('name')} maxLength={116} />
      </Field>
      <Field name="entry.designation" label="Designation" required span={10}>
        <TextInput {...bind('designation')} maxLength={100} />
      </Field>
      <Field name="entry.email" label="Email" required span={14} warning={warnings.contactEmail}>
        <TextInput {...bind('email')} type="email" maxLength={254} />
      </Field>
      <Field name="entry.mobile" label="Mobile" required span={5} warning={warnings.contactMobile}>
        <DigitsInput {...bind('mobile')} maxLength={10} prefix="+91" isMobile />
      </Field>
      <Field name="entry.phone" label="Phone" span={5} warning={warnings.contactPhone}>
        <DigitsInput {...bind('phone')} maxLength={15} isPhone />
      </Field>
    </EntryForm>
  );
}
