import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import type { ContactPerson } from '@vikray/contract/customers/contact-person.ts';
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import { EnvironmentIcon } from '../ui/icons/EnvironmentIcon.tsx';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { PhoneIcon } from '../ui/icons/PhoneIcon.tsx';
import { MailLink, PhoneLink } from '../ui/page/ContactLink.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import './customer-card.css';

interface CustomerCardProps {
  readonly customer: Customer;
  /** The box that selects the customer, while there are such boxes. */
  readonly tick?: ReactNode;
}

/**
 * A customer on the list: name, kind and place, the link to the record, and the contact persons below. A page has up to 150, so it has no
 * element without need, and is drawn again only when its customer changes.
 */
export const CustomerCard = memo(function CustomerCard({ customer, tick }: CustomerCardProps) {
  const { companyName, type, industry, city, state, country, phone, email, contacts, status } = customer;
  return (
    <article className="card customer-card">
      <header>
        {tick}
        <h2 className="two-lines">{companyName}</h2>
        <StatusTag status={status} />
      </header>
      <p className="customer-kind one-line">{`${type} · ${industry}`}</p>
      <p className="customer-fact one-line">
        <EnvironmentIcon />
        {[city, state].filter(Boolean).join(', ') || country}
      </p>
      <p className="customer-fact one-line">
        <PhoneIcon />
        <PhoneLink number={phone} />
      </p>
      <p className="customer-fact one-line">
        <MailIcon />
        <MailLink address={email} isOneLine />
      </p>
      <Link to="/viewcustomer" search={{ id: customer.customerId }} className="customer-edit" aria-label={`Edit ${companyName}`} data-opens>
        <EditIcon />
        Edit
      </Link>
      {contacts.length > 0 ? (
        <ContactPersons contacts={contacts} />
      ) : (
        <p className="customer-contacts customer-no-contacts">{say.noContacts}</p>
      )}
    </article>
  );
});

function ContactPersons({ contacts }: { readonly contacts: readonly ContactPerson[] }) {
  return (
    <ul className="customer-contacts" aria-label="Contact persons">
      {contacts.map(({ contactId, name, designation, mobile, phone, email }) => (
        <li key={contactId}>
          <span className="contact-name one-line">{name}</span>
          <PhoneLink number={mobile || phone} />
          <span className="contact-role one-line">{designation}</span>
          <MailLink address={email} isOneLine />
        </li>
      ))}
    </ul>
  );
}
