import { EditOutlined, EnvironmentOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import type { ContactPerson } from '@vikray/contract/customers/contact-person.ts';
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { StatusTag } from '../ui/StatusTag.tsx';
import './customer-card.css';

/** A customer on the list: who, what and where, the way to the whole record, and the contact persons below. */
export function CustomerCard({ customer }: { readonly customer: Customer }) {
  const { companyName, type, industry, city, state, country, phone, email, contacts, status } = customer;
  return (
    <article className="card customer-card">
      <header>
        <h2>{companyName}</h2>
        <StatusTag status={status} />
      </header>
      <p className="customer-kind">{`${type} · ${industry}`}</p>
      <div className="customer-facts">
        <ul>
          <li>
            <EnvironmentOutlined aria-hidden />
            {[city, state].filter(Boolean).join(', ') || country}
          </li>
          <li>
            <PhoneOutlined aria-hidden />
            {phone}
          </li>
          <li>
            <MailOutlined aria-hidden />
            {email}
          </li>
        </ul>
        <Link to="/viewcustomer" search={{ id: customer.customerId }} className="customer-edit" aria-label={`Edit ${companyName}`}>
          <EditOutlined aria-hidden />
          Edit
        </Link>
      </div>
      {contacts.length > 0 ? <ContactPersons contacts={contacts} /> : <p className="customer-contacts customer-no-contacts">{say.noContacts}</p>}
    </article>
  );
}

function ContactPersons({ contacts }: { readonly contacts: readonly ContactPerson[] }) {
  return (
    <ul className="customer-contacts" aria-label="Contact persons">
      {contacts.map(({ contactId, name, designation, mobile, phone, email }) => (
        <li key={contactId}>
          <span className="contact-name">{name}</span>
          <span>{mobile || phone}</span>
          <small>{designation}</small>
          <small>{email}</small>
        </li>
      ))}
    </ul>
  );
}
