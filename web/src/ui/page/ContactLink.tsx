import { breakable } from './breakable.tsx';
import { dialAddress, mailAddress } from './contact-address.ts';
import './contact-link.css';

/** A phone number that a phone dials when pressed. */
export function PhoneLink({ number }: { readonly number: string }) {
  if (number === '') return null;
  return (
    <a className="contact-link contact-number" href={dialAddress(number)}>
      {number}
    </a>
  );
}

interface MailLinkProps {
  readonly address: string;
  /** Ends in an ellipsis where it is too long, instead of breaking. */
  readonly isOneLine?: boolean;
}

/** An e-mail address that starts a message when pressed. */
export function MailLink({ address, isOneLine = false }: MailLinkProps) {
  if (address === '') return null;
  if (isOneLine)
    return (
      <a className="contact-link contact-mail one-line" href={mailAddress(address)}>
        {address}
      </a>
    );
  return (
    // Without a label, the places where the address may break are read as blanks.
    <a className="contact-link" href={mailAddress(address)} aria-label={address}>
      {breakable(address)}
    </a>
  );
}
