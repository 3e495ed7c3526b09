import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { Field, FieldGrid } from '../field/Field.tsx';
import { DigitsInput } from '../inputs/DigitsInput.tsx';
import { LookupSelect } from '../inputs/LookupSelect.tsx';
import { ParagraphInput } from '../inputs/TextInput.tsx';
import { addressLabels as labels } from './address-labels.ts';
import type { Address, StoredPlace } from './address.ts';
import { usePlace } from './use-place.ts';

interface AddressFieldsProps {
  readonly value: Address;
  readonly onChange: (changed: Partial<Address>) => void;
  /** The place as saved. Its names are shown until the lists have loaded. */
  readonly stored?: StoredPlace | undefined;
  /** A warning about the pincode, known before any check. */
  readonly pincodeWarning?: string | undefined;
  /** The name of a State known from elsewhere, such as a GSTIN. It is proposed while the address is empty. */
  readonly gstinState?: string | undefined;
}

/** Address, country, state, city and pincode. A state or city of which there is none to choose from is optional. */
export function AddressFields({ value, onChange, stored, pincodeWarning, gstinState }: AddressFieldsProps) {
  const { address, country, state, city, pincode } = value;
  const { countries, states, cities, hasNoStates, hasNoCities, pincodeHint, enterPincode, choose } = usePlace({
    value,
    onChange,
    gstinState,
  });
  return (
    <FieldGrid>
      <Field name="address" label={labels.address} required>
        <ParagraphInput value={address} onChange={(text) => onChange({ address: text })} maxLength={500} autoComplete="street-address" />
      </Field>
      <Field name="country" label={labels.country} required span={12}>
        <LookupSelect
          list={countries}
          stored={entryOf(stored?.countryId, stored?.country)}
          value={country}
          onChange={(id) => choose('country', { country: id, state: undefined, city: undefined })}
        />
      </Field>
      <Field name="state" label={labels.state} required={!hasNoStates} span={12}>
        <LookupSelect
          list={states}
          stored={entryOf(stored?.stateId, stored?.state)}
          value={state || undefined}
          onChange={(id) => choose('state', { state: id, city: undefined })}
        />
      </Field>
      <Field name="city" label={labels.city} required={!hasNoCities} span={12}>
        <LookupSelect
          list={cities}
          stored={entryOf(stored?.cityId, stored?.city)}
          value={city || undefined}
          onChange={(id) => choose('city', { city: id })}
        />
      </Field>
      <Field name="pincode" label={labels.pincode} required span={12} warning={pincodeWarning} hint={pincodeHint}>
        <DigitsInput value={pincode} onChange={enterPincode} maxLength={6} />
      </Field>
    </FieldGrid>
  );
}

function entryOf(value: number | null | undefined, label = ''): LookupEntry | undefined {
  return value === null || value === undefined ? undefined : { value, label };
}
