import { customerMessages } from '@vikray/contract/customers/customer-messages.ts';
import type { ReachablePerson } from '@vikray/contract/overviews/customer-overview.ts';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { PhoneIcon } from '../ui/icons/PhoneIcon.tsx';
import { WhatsAppIcon } from '../ui/icons/WhatsAppIcon.tsx';
import { dialAddress, mailAddress } from '../ui/page/contact-address.ts';
import { PhoneLink } from '../ui/page/ContactLink.tsx';
import { GlancePart } from './GlancePart.tsx';

/** The contact persons, each with the ways to reach them. */
export function ReachablePeople({ people }: { readonly people: readonly ReachablePerson[] }) {
  return (
    <GlancePart title={say.contacts} empty={people.length === 0 ? customerMessages.noContacts : undefined}>
      <ul className="glance-people">
        {people.map((person) => (
          <Person key={person.contactId} person={person} />
        ))}
      </ul>
    </GlancePart>
  );
}

function Person({ person: { name, designation, mobile, phone, email, whatsApp } }: { readonly person: ReachablePerson }) {
  const number = mobile || phone;
  return (
    <li>
      <div className="glance-person">
        <strong>{name}</strong>
        <span className="glance-quiet">{designation}</span>
        {number !== '' && <PhoneLink number={number} />}
      </div>
      <div className="glance-ways">
        {number !== '' && (
          <a className="glance-way" href={dialAddress(number)} aria-label={say.call(name)} data-tooltip={say.call(name)}>
            <PhoneIcon />
          </a>
        )}
        {email !== '' && (
          <a className="glance-way" href={mailAddress(email)} aria-label={say.mail(name)} data-tooltip={email}>
            <MailIcon />
          </a>
        )}
        {whatsApp !== '' && (
          <a
            className="glance-way glance-whatsapp"
            href={`https://wa.me/${whatsApp}`}
            target="_blank"
            rel="noreferrer"
            aria-label={say.whatsApp(name)}
            data-tooltip={say.whatsApp(name)}
          >
            <WhatsAppIcon />
          </a>
        )}
      </div>
    </li>
  );
}
