import { isSoundGstin, normalGstin, stateOfGstin } from '@vikray/contract/gst/gstin.ts';
import { AddressFields } from '../ui/forms/AddressFields.tsx';
import { binder } from '../ui/forms/bind.ts';
import type { CustomerForm } from './customer-form.ts';
import { GstFields } from './GstFields.tsx';
import './address-step.css';

interface AddressStepProps {
  readonly form: CustomerForm;
  readonly change: (changed: Partial<CustomerForm>) => void;
  /** The saved customer; absent for a new one. */
  readonly customerId: number | undefined;
  readonly pincodeWarning: string | undefined;
}

/** Step 2: the address, and what the customer is for GST. */
export function AddressStep({ form, change, customerId, pincodeWarning }: AddressStepProps) {
  const gstin = normalGstin(form.gstin);
  const toldState = isSoundGstin(gstin) ? stateOfGstin(gstin)?.name : undefined;
  return (
    <div className="address-step">
      <AddressFields value={form} onChange={change} pincodeWarning={pincodeWarning} toldState={toldState} />
      <GstFields form={form} bind={binder(form, change)} customerId={customerId} />
    </div>
  );
}
