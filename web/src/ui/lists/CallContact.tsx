import { MailLink, PhoneLink } from '../page/ContactLink.tsx';

interface CallContactProps {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
}

/** A person to call, in the head of a panel beside a list. */
export function CallContact({ name, mobile, email }: CallContactProps) {
  return (
    <p className="outcome-contact">
      {name}
      <PhoneLink number={mobile} />
      <MailLink address={email} />
    </p>
  );
}
