import { EnvironmentIcon } from '../../ui/icons/EnvironmentIcon.tsx';
import { MailIcon } from '../../ui/icons/MailIcon.tsx';
import { PhoneIcon } from '../../ui/icons/PhoneIcon.tsx';
import { UserIcon } from '../../ui/icons/UserIcon.tsx';
import type { ContactPerson } from '@vikray/contract/customers/contact-person.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { placeLine } from '@vikray/contract/lookups/place-line.ts';
import { MailLink, PhoneLink } from '../../ui/page/ContactLink.tsx';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import './customer-step.css';

interface ChosenCustomerProps {
  readonly customer: Customer;
  readonly contact: ContactPerson | undefined;
}

/** The chosen customer and contact person. The customer's status is shown too, so that a wrong choice is noticed early. */
export function ChosenCustomer({ customer, contact }: ChosenCustomerProps) {
  const { companyName, type, industry, address, phone, email, status } = customer;
  return (
    <section className="chosen-customer" aria-label={companyName}>
      <header>
        <h2>{companyName}</h2>
        <StatusTag status={status} />
      </header>
      <p className="chosen-kind">{`${type} · ${industry}`}</p>
      <ul>
        <li>
          <EnvironmentIcon />
          <span>
            {address}
            <br />
            {placeLine(customer)}
          </span>
        </li>
        <li>
          <PhoneIcon />
          <PhoneLink number={phone} />
        </li>
        <li>
          <MailIcon />
          <MailLink address={email} />
        </li>
      </ul>
      {contact && (
        <ul className="chosen-contact">
          <li>
            <UserIcon />
            <span>
              <strong>{contact.name}</strong>
              <br />
              {contact.designation}
            </span>
          </li>
          <li>
            <PhoneIcon />
            <PhoneLink number={contact.mobile || contact.phone} />
          </li>
          <li>
            <MailIcon />
            <MailLink address={contact.email} />
          </li>
        </ul>
      )}
    </section>
  );
}
