import { useNavigate } from '@tanstack/react-router';
import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import type { Collection } from '@vikray/contract/collections/collection.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { RupeeIcon } from '../ui/icons/RupeeIcon.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { CallContact } from '../ui/lists/CallContact.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { PageLink } from '../ui/page/PageLink.tsx';
import { CallEntry } from './CallEntry.tsx';
import { useCollection, usePaymentTemplates } from './collection-queries.ts';
import './collections.css';
import { LastCallsAboutMoney } from './LastCallsAboutMoney.tsx';
import { OpenBills } from './OpenBills.tsx';
import { overdueOf } from './overdue-of.ts';
import { PromiseTag } from './PromiseTag.tsx';
import { RemindByWhatsApp } from './RemindByWhatsApp.tsx';

const ReminderDialog = lazyPart(async () => ({ default: (await import('./ReminderDialog.tsx')).ReminderDialog }));

export interface CollectionPanelProps {
  readonly row: OutstandingRow;
  readonly isOpen: boolean;
  readonly onSaved: () => void;
  readonly onReopen: () => void;
}

/** All that a call about money needs: whom to call, what is open, the last calls, and the form for this one. */
export function CollectionPanel({ row, isOpen, onSaved, onReopen }: CollectionPanelProps) {
  const { customerId, companyId = 0, companyName, net = 0 } = row;
  const account = { customerId, companyId };
  const { data: collection } = useCollection(account);
  return (
    <div className="outcome">
      <header className="outcome-head">
        <h2>
          <PageLink page="viewcustomer" search={{ id: customerId }}>
            {companyName}
          </PageLink>
        </h2>
        <p className="outcome-deal">
          <strong className="tabular">{formatRupees(overdueOf(row))} overdue</strong>
          <span className="tabular">{formatRupees(Math.max(0, net))} net</span>
        </p>
        <PromiseTag row={row} />
        <Contacts contacts={collection?.contacts ?? []} />
        <Ways row={row} />
      </header>
      <CallEntry row={row} isOpen={isOpen} onSaved={onSaved} onReopen={onReopen} />
      <OpenBills account={account} />
      {collection && <LastCallsAboutMoney {...collection} />}
    </div>
  );
}

/** Whom to call: the first contact person, the others on a press, so that a laptop shows the outcomes too. */
function Contacts({ contacts: [first, ...others] }: Pick<Collection, 'contacts'>) {
  return (
    <>
      {first && <CallContact {...first} />}
      {others.length > 0 && (
        <details className="outcome-others">
          <summary>{say.otherContacts(others.length)}</summary>
          {others.map((contact) => (
            <CallContact key={`${contact.name} ${contact.mobile}`} {...contact} />
          ))}
        </details>
      )}
    </>
  );
}

/** What else can be done: a receipt by the key R, a reminder by M, WhatsApp by W. */
function Ways({ row: { customerId, companyId = 0, companyName } }: Pick<CollectionPanelProps, 'row'>) {
  const navigate = useNavigate();
  const account = { customerId, companyId };
  const { data: collection } = useCollection(account);
  const { data: templates } = usePaymentTemplates();
  const [isReminding, setReminding] = useState(false);
  const mayReceive = useAllowed('AddReceipt');
  const enterReceipt = () => void navigate({ to: '/receipt', search: { customerid: customerId, companyid: companyId } });
  useKeys([
    { key: 'R', does: say.receipt, act: mayReceive ? enterReceipt : undefined },
    { key: 'M', does: say.remind, act: () => setReminding(true) },
  ]);
  const preset = templates?.find(({ templateId }) => templateId === collection?.presetTemplateId);
  return (
    <div className="outcome-ways">
      {mayReceive && (
        <Button icon={<RupeeIcon />} aria-keyshortcuts="R" onClick={enterReceipt}>
          {say.receipt}
        </Button>
      )}
      <Button icon={<MailIcon />} aria-keyshortcuts="M" onClick={() => setReminding(true)}>
        {say.remind}
      </Button>
      {collection && templates && <RemindByWhatsApp collection={collection} text={preset?.text} />}
      <Suspense fallback={null}>
        {isReminding && <ReminderDialog account={account} companyName={companyName} onClose={() => setReminding(false)} />}
      </Suspense>
    </div>
  );
}
