import { CheckOutlined, CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { titles } from '@vikray/contract/customers/contact-person.ts';
import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { binder } from '../ui/forms/bind.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { Field, FieldGrid } from '../ui/forms/Field.tsx';
import { FormFailure, useShownFailure } from '../ui/forms/form-failure.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { useFocusOnWrong } from '../ui/forms/use-focus-on-wrong.ts';
import { entryFailure, isBlank, type ContactEntry } from './contact-entry.ts';
import type { InlineWarnings } from './customer-checks.ts';

interface ContactEntryFormProps {
  readonly entry: ContactEntry;
  readonly warnings: InlineWarnings;
  readonly onChange: (changed: Partial<ContactEntry>) => void;
  /** Adds the entry, which has passed its checks, to the list. */
  readonly onTake: () => void;
  readonly onClear: () => void;
}

/** The six fields of a contact person. Enter adds the person, or goes to the next step while nothing is entered. */
export function ContactEntryForm({ entry, warnings, onChange, onTake, onClear }: ContactEntryFormProps) {
  const group = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState({ field: '', times: 0 });
  useFocusOnWrong(group, failed.times);
  const wizardFailure = useShownFailure();
  const found = entryFailure(entry);
  const ownFailure = found && found.field === failed.field ? { ...found, field: `entry.${found.field}` } : undefined;
  const bind = binder(entry, onChange);
  const isEdited = entry.position !== undefined;

  useEffect(() => {
    if (entry.position !== undefined) focusName(group.current);
  }, [entry.position]);

  function take(): void {
    setFailed(({ times }) => ({ field: found?.field ?? '', times: found ? times + 1 : times }));
    if (found) return;
    onTake();
    focusName(group.current);
  }

  function takeOnEnter(event: KeyboardEvent): void {
    const isInField = event.target instanceof HTMLInputElement && event.target.role !== 'combobox';
    if (event.key !== 'Enter' || !isInField || isBlank(entry)) return;
    event.preventDefault();
    take();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles Enter in the fields inside
    <div className="entry-form" ref={group} role="group" aria-label="Contact person" onKeyDown={takeOnEnter}>
      <FormFailure failure={ownFailure ?? wizardFailure}>
        <FieldGrid>
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
            <DigitsInput {...bind('mobile')} maxLength={10} prefix="+91" />
          </Field>
          <Field name="entry.phone" label="Phone" span={5} warning={warnings.contactPhone}>
            <DigitsInput {...bind('phone')} maxLength={15} />
          </Field>
          <div className="entry-buttons entry-buttons-row">
            <Button icon={isEdited ? <CheckOutlined aria-hidden /> : <PlusOutlined aria-hidden />} onClick={take}>
              {isEdited ? 'Update' : 'Add'}
            </Button>
            <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label="Clear" disabled={isBlank(entry)} onClick={onClear} />
          </div>
        </FieldGrid>
      </FormFailure>
    </div>
  );
}

/** Focuses the first text field. */
function focusName(group: HTMLElement | null): void {
  group?.querySelector<HTMLInputElement>('input:not([role="combobox"])')?.focus();
}
