import { useFailureAt } from '../ui/field/form-failure.tsx';
import '../ui/forms/entry-list.css';
import { blankEntry, entryOf, withEntry } from './contact-entry.ts';
import './contact-person.css';
import { ContactEntryForm } from './ContactEntryForm.tsx';
import { ContactList } from './ContactList.tsx';
import type { InlineWarnings } from './customer-checks.ts';
import type { CustomerForm } from './customer-form.ts';

interface ContactPersonStepProps {
  readonly form: Pick<CustomerForm, 'contacts' | 'entry'>;
  readonly change: (changed: Partial<CustomerForm>) => void;
  readonly warnings: InlineWarnings;
  readonly isLocked: boolean;
}

/** A form for one contact person, and the list of all of them below. */
export function ContactPersonStep({ form: { contacts, entry }, change, warnings, isLocked }: ContactPersonStepProps) {
  const message = useFailureAt('contacts')?.message;

  function remove(position: number): void {
    const kept = contacts.toSpliced(position, 1);
    const { position: edited = -1 } = entry;
    if (edited === position) change({ contacts: kept, entry: blankEntry });
    else if (edited > position) change({ contacts: kept, entry: { ...entry, position: edited - 1 } });
    else change({ contacts: kept });
  }

  return (
    <>
      {!isLocked && (
        <ContactEntryForm
          entry={entry}
          warnings={warnings}
          onChange={(changed) => change({ entry: { ...entry, ...changed } })}
          onTake={() => change({ contacts: withEntry(contacts, entry), entry: blankEntry })}
          onClear={() => change({ entry: blankEntry })}
        />
      )}
      {message && (
        <p className="field-message" role="alert" tabIndex={-1} data-wrong>
          {message}
        </p>
      )}
      <ContactList
        contacts={contacts}
        edited={entry.position}
        isLocked={isLocked}
        onEdit={(contact, position) => change({ entry: entryOf(contact, position) })}
        onRemove={remove}
      />
    </>
  );
}
