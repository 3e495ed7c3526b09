import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { ContactPersonInput } from '@vikray/contract/customers/contact-person.ts';
import { Button } from 'antd';

interface ContactListProps {
  readonly contacts: readonly ContactPersonInput[];
  /** The place of the one that is being edited. */
  readonly edited: number | undefined;
  readonly isLocked: boolean;
  readonly onEdit: (contact: ContactPersonInput, position: number) => void;
  readonly onRemove: (position: number) => void;
}

/** The contact persons entered so far. Phones show each as a block. */
export function ContactList({ contacts, edited, isLocked, onEdit, onRemove }: ContactListProps) {
  if (contacts.length === 0) return null;
  return (
    <table className="contact-list" aria-label="Contact persons">
      <thead>
        <tr>
          <th>Name</th>
          <th>Designation</th>
          <th>Email</th>
          <th>Mobile</th>
          <th>Phone</th>
          {!isLocked && (
            <th>
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact, position) => (
          <tr key={position} className={position === edited ? 'contact-edited' : undefined}>
            <td>{contact.name}</td>
            <td>{contact.designation}</td>
            <td>{contact.email}</td>
            <td>{contact.mobile}</td>
            <td className={contact.phone ? undefined : 'contact-nothing'}>{contact.phone || '–'}</td>
            {!isLocked && (
              <td className="contact-actions">
                <Button type="text" size="small" icon={<EditOutlined aria-hidden />} aria-label={`Edit ${contact.name}`} onClick={() => onEdit(contact, position)} />
                <Button type="text" size="small" danger icon={<DeleteOutlined aria-hidden />} aria-label={`Remove ${contact.name}`} onClick={() => onRemove(position)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
