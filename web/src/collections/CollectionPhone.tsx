import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Button } from '../ui/controls/Button.tsx';
import { CheckIcon } from '../ui/icons/CheckIcon.tsx';
import { PhoneIcon } from '../ui/icons/PhoneIcon.tsx';
import '../ui/lists/call-desk.css';
import { ListEmpty } from '../ui/lists/ListEmpty.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { ListPager } from '../ui/lists/ListPager.tsx';
import { PhoneCards } from '../ui/lists/PhoneCards.tsx';
import { useLastPage } from '../ui/lists/use-last-page.ts';
import { dialAddress } from '../ui/page/contact-address.ts';
import type { CollectionLayout } from './collection-layout.ts';
import { useCollection, usePaymentTemplates } from './collection-queries.ts';
import { CollectionDrawer } from './CollectionDrawer.tsx';
import './collections.css';
import { overdueOf } from './overdue-of.ts';
import { PromiseTag } from './PromiseTag.tsx';
import { RemindByWhatsApp } from './RemindByWhatsApp.tsx';

/** The customers on a phone: a card for each with Call, WhatsApp and Promise, which opens the call over the list. */
export function CollectionPhone({ list, rows, empty, work }: CollectionLayout) {
  useLastPage(list, rows);
  if (rows.failure) return <ListFailure sentence={rows.failure} retry={rows.retry} />;
  if (rows.total === 0 && !rows.isStale) return <ListEmpty list={list} sentence={empty} />;
  const { chosenId, open, choose, goOn, reopen } = work;
  const chosen = rows.rows.find(({ customerId }) => customerId === chosenId);
  return (
    <section className="card-list" aria-label={say.tab} aria-busy={rows.total === undefined || rows.isStale}>
      <PhoneCards rows={rows}>{(row) => <CollectionCard key={row.customerId} row={row} onOpen={() => open(row.customerId)} />}</PhoneCards>
      <ListPager list={list} rows={rows} />
      {chosen && (
        <CollectionDrawer
          key={chosen.customerId}
          row={chosen}
          onSaved={() => goOn(chosen.customerId)}
          onReopen={() => reopen(chosen.customerId)}
          onClose={() => choose(undefined)}
        />
      )}
    </section>
  );
}

function CollectionCard({ row, onOpen }: { readonly row: OutstandingRow; readonly onOpen: () => void }) {
  const { customerId, companyId = 0, companyName, oldestDue = '', contactName = '', mobile = '', lastOutcome = '' } = row;
  const { data: collection } = useCollection({ customerId, companyId });
  const { data: templates } = usePaymentTemplates();
  const preset = templates?.find(({ templateId }) => templateId === collection?.presetTemplateId);
  return (
    <li className="card phone-card" aria-label={companyName}>
      <p className="phone-card-line">
        <strong>{companyName}</strong>
      </p>
      <p className="phone-card-line">
        <span className="tabular">{formatRupees(overdueOf(row))} overdue</span>
        <span className="unbroken">{dashedDate(oldestDue)}</span>
      </p>
      <p className="phone-card-facts">{[contactName, lastOutcome].filter(Boolean).join(' · ')}</p>
      <PromiseTag row={row} />
      <div className="call-card-actions">
        <Button size="large" icon={<PhoneIcon />} href={dialAddress(mobile)} disabled={mobile === ''}>
          {say.call}
        </Button>
        {collection && templates && <RemindByWhatsApp collection={collection} text={preset?.text} />}
        <Button size="large" look="filled" icon={<CheckIcon />} onClick={onOpen}>
          {say.promise}
        </Button>
      </div>
    </li>
  );
}
