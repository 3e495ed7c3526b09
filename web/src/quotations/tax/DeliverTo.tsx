import { siteMessages as say } from '@vikray/contract/customers/site-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Field } from '../../ui/field/Field.tsx';
import { useAllowed } from '../../ui/page/IfAllowed.tsx';
import type { QuotationForm } from '../builder/quotation-form.ts';
import { useSitesOf } from '../part-queries.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { noTaxChoice } from './tax-choice.ts';

/** Loaded when a site is added, because most quotations need none. */
const SiteDialog = lazyPart(async () => ({ default: (await import('../../customers/public.ts')).SiteDialog }));

interface DeliverToProps {
  readonly customerId: number;
  readonly form: Pick<QuotationForm, 'tax'>;
  readonly change: (changed: Partial<QuotationForm>) => void;
  /** The quotation that is edited or revised; absent for a new one. */
  readonly changed: Quotation | undefined;
}

const add = 'add';

/** Where the goods go: the address of the customer or one of its sites. */
export function DeliverTo({ customerId, form: { tax }, change, changed }: DeliverToProps) {
  const { data: sites = [] } = useSitesOf(customerId);
  const mayAdd = useAllowed('AddCustomerSite');
  const [isAdding, setIsAdding] = useState(false);
  const chosen = sites.find(({ siteId }) => siteId === tax.siteId);
  const kept = tax.siteId !== null && !chosen && changed?.siteId === tax.siteId ? changed : undefined;
  const places = [
    { value: '', label: say.addressAbove },
    ...sites.map(({ siteId, name, city, state }) => ({ value: String(siteId), label: [name, city, state].filter(Boolean).join(' · ') })),
    ...(kept ? [{ value: String(kept.siteId), label: kept.siteName }] : []),
    ...(mayAdd ? [{ value: add, label: say.add }] : []),
  ];

  function choose(siteId: number | null): void {
    // A chosen place of supply belongs to the place of delivery.
    if (siteId !== tax.siteId) change({ tax: { ...noTaxChoice, installed: tax.installed, siteId } });
  }

  return (
    <>
      <Field name="siteId" label={say.deliverTo} span={12} hint={chosen && [chosen.address, chosen.pincode].filter(Boolean).join(', ')}>
        <PlaceSelect
          places={places}
          value={tax.siteId === null ? '' : String(tax.siteId)}
          onChange={(value) => (value === add ? setIsAdding(true) : choose(value === '' ? null : Number(value)))}
        />
      </Field>
      <Suspense fallback={null}>
        {isAdding && <SiteDialog customerId={customerId} onSaved={choose} onClose={() => setIsAdding(false)} />}
      </Suspense>
    </>
  );
}
