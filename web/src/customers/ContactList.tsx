import type { ContactPersonInput } from '@vikray/contract/customers/contact-person.ts';
import { EntryActions } from '../ui/forms/EntryActions.tsx';
import { MailLink, PhoneLink } from '../ui/page/ContactLink.tsx';

interface ContactListProps {
  readonly contacts: readonly ContactPersonInput[];
  /** The index of the one being edited. */
  readonly edited: number | undefined;
  readonly isLocked: boolean;
  readonly onEdit: (contact: ContactPersonInput, position: number) => void;
  readonly onRemove: (position: number) => void;
}

/** The contact persons entered so far. Phones show each as a block. */
export function ContactList({ contacts, edited, isLocked, onEdit, onRemove }: ContactListProps) {
  if (contacts.length === 0) return null;
  return (
    <table className="entry-list contact-list" aria-label="Contact persons">
      <thead>
        <tr>
          <th>Name</th>
          <th className="contact-designation">Designation</th>
          <th className="contact-email">Email</th>
          <th className="contact-mobile">Mobile</th>
          <th className="contact-phone">Phone</th>
          {!isLocked && (
            <th className="entry-actions">
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact, position) => (
          <tr key={position} className={position === edited ? 'entry-edited' : undefined}>
            <td className="one-line">{contact.name}</td>
            <td className="one-line">{contact.designation}</td>
            <td className="one-line">
              <MailLink address={contact.email} />
            </td>
            <td>
              <PhoneLink number={contact.mobile} />
            </td>
            <td className={contact.phone ? undefined : 'entry-nothing'}>{contact.phone ? <PhoneLink number={contact.phone} /> : '–'}</td>
            {!isLocked && <EntryActions name={contact.name} onEdit={() => onEdit(contact, position)} onRemove={() => onRemove(position)} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
