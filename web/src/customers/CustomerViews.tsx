import type { Customer } from '@vikray/contract/customers/customer.ts';
import { siteMessages } from '@vikray/contract/customers/site-messages.ts';
import { dealMessages } from '@vikray/contract/deals/deal-messages.ts';
import { moneyMessages } from '@vikray/contract/money/money-messages.ts';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import { Suspense, type ReactNode } from 'react';
import { CustomerGlance } from '../overviews/public.ts';
import { CustomerDeals } from '../deals/public.ts';
import { CustomerMoney, useMaySeeMoney } from '../money/public.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { NotesAndFiles, Thread } from '../thread/public.ts';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { useRecordView } from '../ui/page/record-view.ts';
import { Tabs } from '../ui/page/Tabs.tsx';

const CustomerSites = lazyPart(async () => ({ default: (await import('./sites/CustomerSites.tsx')).CustomerSites }));

interface CustomerViewsProps {
  readonly customer: Customer;
  /** While it is edited, a customer shows its details alone. */
  readonly isEditing: boolean;
  /** Its details, the first view. */
  readonly children: ReactNode;
}

const first = [say.details, siteMessages.sites, dealMessages.deals] as const;
const last = [say.heading, say.notesAndFiles] as const;
const views = [...first, ...last] as const;
/** The same for users who may see money received. */
const viewsWithMoney = [...first, moneyMessages.money, ...last] as const;

/** The views of a saved customer. */
export function CustomerViews({ customer, isEditing, children }: CustomerViewsProps) {
  const { customerId } = customer;
  const offered: typeof views | typeof viewsWithMoney = useMaySeeMoney() ? viewsWithMoney : views;
  const [view, show] = useRecordView(offered);
  const shown = isEditing ? say.details : view;
  return (
    <Tabs label={say.views} tabs={offered} shown={shown} onShow={show} isAlone={isEditing}>
      {shown === say.details && (
        <CustomerGlance customer={customer} isEditing={isEditing}>
          {children}
        </CustomerGlance>
      )}
      {shown === siteMessages.sites && (
        <Suspense fallback={<WizardSkeleton />}>
          <CustomerSites customerId={customerId} />
        </Suspense>
      )}
      {shown === dealMessages.deals && <CustomerDeals customerId={customerId} />}
      {shown === moneyMessages.money && (
        <Suspense fallback={<WizardSkeleton />}>
          <CustomerMoney customer={customer} />
        </Suspense>
      )}
      {shown === say.heading && <Thread record="customer" recordId={customerId} />}
      {shown === say.notesAndFiles && <NotesAndFiles record="customer" recordId={customerId} />}
    </Tabs>
  );
}
