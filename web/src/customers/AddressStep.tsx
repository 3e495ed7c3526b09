import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import type { StoredPlace } from '../ui/forms/address.ts';
import { AddressFields } from '../ui/forms/AddressFields.tsx';
import { binder } from '../ui/forms/bind.ts';
import './address-step.css';
import type { CustomerForm } from './customer-form.ts';

/** Loaded with this step, because the codes of all States belong to it. */
const GstFields = lazyPart(async () => ({ default: (await import('./GstFields.tsx')).GstFields }));

interface AddressStepProps {
  readonly form: CustomerForm;
  readonly change: (changed: Partial<CustomerForm>) => void;
  readonly stored: StoredPlace | undefined;
  /** The saved customer; absent for a new one. */
  readonly customerId: number | undefined;
  readonly pincodeWarning: string | undefined;
}

/** Step 2: the address, and what the customer is for GST. */
export function AddressStep({ form, change, stored, customerId, pincodeWarning }: AddressStepProps) {
  const [gstinState, setGstinState] = useState<string>();
  return (
    <div className="address-step">
      <AddressFields value={form} onChange={change} stored={stored} pincodeWarning={pincodeWarning} gstinState={gstinState} />
      <Suspense>
        <GstFields form={form} bind={binder(form, change)} customerId={customerId} onState={setGstinState} />
      </Suspense>
    </div>
  );
}
