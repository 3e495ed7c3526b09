import './contact-link.css';

/** A phone number that a phone dials when pressed. */
export function PhoneLink({ number }: { readonly number: string }) {
  if (number === '') return null;
  return (
    <a className="contact-link contact-number" href={`tel:${number}`}>
      {number}
    </a>
  );
}

/** An e-mail address that starts a message when pressed. */
export function MailLink({ address }: { readonly address: string }) {
  if (address === '') return null;
  return (
    <a className="contact-link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}
