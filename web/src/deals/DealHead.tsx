import { WhatsAppIcon } from '../ui/icons/WhatsAppIcon.tsx';
import { Link } from '@tanstack/react-router';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Suspense } from 'react';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { DealFollowUp } from '../follow-ups/public.ts';
import { MailLink, PhoneLink } from '../ui/page/ContactLink.tsx';
import { Facts, type Fact } from '../ui/page/Facts.tsx';

/** How far a deal is, in one sentence, and whom to speak to about it. */
export function DealHead({ deal }: { readonly deal: Deal }) {
  const { sentence, moneySentence, companyName, customerId, requirement } = deal;
  return (
    <section className="deal-sheet deal-head" aria-label="Deal">
      <p className="deal-sentence">{sentence}</p>
      {moneySentence !== '' && <p className="deal-money">{unbreakableNumbers(moneySentence)}</p>}
      <h2>
        {customerId === null ? (
          companyName
        ) : (
          <Link to="/viewcustomer" search={{ id: customerId }}>
            {companyName}
          </Link>
        )}
      </h2>
      <Facts facts={factsOf(deal)} />
      <Suspense>
        <DealFollowUp deal={deal} />
      </Suspense>
      {requirement !== '' && <p className="deal-requirement">{requirement}</p>}
    </section>
  );
}

function factsOf({ name, mobile, email, whatsApp, totalAmount, owner, source }: Deal): Fact[] {
  const phone = mobile === '' ? '' : <PhoneAndWhatsApp mobile={mobile} whatsApp={whatsApp} />;
  const facts: Fact[] = [
    { label: 'Amount', text: <span className="tabular">{formatRupees(totalAmount)}</span> },
    { label: 'Contact Person', text: name },
    { label: 'Phone', text: phone },
    { label: 'Email', text: email === '' ? '' : <MailLink address={email} /> },
    { label: 'Owner', text: owner },
  ];
  if (source !== '') facts.push({ label: 'Source', text: source });
  return facts;
}

interface PhoneAndWhatsAppProps {
  readonly mobile: string;
  /** The number for WhatsApp; blank for a telephone that is no mobile. */
  readonly whatsApp: string;
}

/** A number to call, and to write to by WhatsApp if it is a mobile number. */
function PhoneAndWhatsApp({ mobile, whatsApp }: PhoneAndWhatsAppProps) {
  return (
    <span className="deal-phone">
      <PhoneLink number={mobile} />
      {whatsApp !== '' && (
        <a href={`https://wa.me/${whatsApp}`} target="_blank" rel="noreferrer" aria-label={`WhatsApp ${mobile}`} data-tooltip="WhatsApp">
          <WhatsAppIcon />
        </a>
      )}
    </span>
  );
}
