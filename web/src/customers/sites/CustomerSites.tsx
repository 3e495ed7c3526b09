import { Suspense, useState } from 'react';
import type { CustomerSite } from '@vikray/contract/customers/customer-site.ts';
import { siteMessages as say } from '@vikray/contract/customers/site-messages.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { notify } from '../../platform/notify.tsx';
import { refresh } from '../../platform/queries.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { PlusIcon } from '../../ui/icons/PlusIcon.tsx';
import { EmptyState } from '../../ui/lists/EmptyState.tsx';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { IfAllowed } from '../../ui/page/IfAllowed.tsx';
import { useSites } from '../customer-queries.ts';
import { SiteCard } from './SiteCard.tsx';
import './sites.css';

/** Loaded when a site is added or changed, because most visits of a customer need none. */
const SiteDialog = lazyPart(async () => ({ default: (await import('./SiteDialog.tsx')).SiteDialog }));

/** The sites of a customer: the places of delivery besides its address. */
export function CustomerSites({ customerId }: { readonly customerId: number }) {
  const { data: sites, error, refetch } = useSites(customerId);
  const [edited, setEdited] = useState<CustomerSite | 'new'>();
  const [hidden, setHidden] = useState<CustomerSite>();
  const hiding = useSubmit('HideCustomerSite');

  async function hide(site: CustomerSite): Promise<void> {
    const { siteId, version, name } = site;
    const done = await hiding.send({ siteId, version }, () => ({ siteId, version }));
    // Also when refused: the site is no longer as shown.
    void refresh('GetCustomerSite');
    setHidden(undefined);
    if (done) notify.success(say.hidden, { about: name });
  }

  if (error) return <ListFailure sentence={error.message} retry={() => void refetch()} />;
  if (!sites) return <WizardSkeleton />;
  const add = (
    <IfAllowed to="AddCustomerSite">
      <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
        {say.add}
      </Button>
    </IfAllowed>
  );
  return (
    <section className="customer-sites" aria-label={say.sites}>
      {sites.length > 0 && <div className="customer-sites-head">{add}</div>}
      {sites.length === 0 && <EmptyState sentence={say.none}>{add}</EmptyState>}
      <div className="site-cards">
        {sites.map((site) => (
          <SiteCard key={site.siteId} site={site} onEdit={() => setEdited(site)} onHide={() => setHidden(site)} />
        ))}
      </div>
      <Suspense fallback={null}>
        {edited && <SiteDialog customerId={customerId} site={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
      <ConfirmDialog
        isOpen={hidden !== undefined}
        title={say.hideTitle}
        sentence={say.hideSentence}
        record={<strong>{hidden?.name}</strong>}
        isDanger
        isBusy={hiding.isBusy}
        onYes={() => hidden && void hide(hidden)}
        onNo={() => setHidden(undefined)}
      />
    </section>
  );
}
