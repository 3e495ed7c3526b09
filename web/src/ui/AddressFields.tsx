import { useEffect } from 'react';
import { DigitsInput } from './DigitsInput.tsx';
import { Field, FieldGrid } from './Field.tsx';
import { useCities, useCountries, useStates } from './lookup-queries.ts';
import { LookupSelect } from './LookupSelect.tsx';
import { ParagraphInput } from './TextInput.tsx';

/** A state or city: its number, `''` where there are none to choose from, undefined while the list is on its way. */
type Place = number | '' | undefined;

/** An address as entered. */
export interface Address {
  readonly address: string;
  readonly country: number | undefined;
  readonly state: Place;
  readonly city: Place;
  readonly pincode: string;
}

interface AddressFieldsProps {
  readonly value: Address;
  readonly onChange: (changed: Partial<Address>) => void;
  /** A sentence about the pincode that is known before any check. */
  readonly pincodeWarning?: string | undefined;
}

/**
 * Address, country, state, city and pincode. Choosing a country loads its states and chooses the first; choosing a state does so with
 * its cities. Where there are none, the field stays empty and need not be filled.
 */
export function AddressFields({ value, onChange, pincodeWarning }: AddressFieldsProps) {
  const { address, country, state, city, pincode } = value;
  const countries = useCountries();
  const states = useStates(country);
  const cities = useCities(state || undefined);
  const hasNoStates = states.data?.length === 0;
  const hasNoCities = state === '' || cities.data?.length === 0;

  const firstState: Place = states.data && (states.data[0]?.value ?? '');
  const firstCity: Place = state === '' ? '' : cities.data && (cities.data[0]?.value ?? '');
  useEffect(() => {
    if (state === undefined && firstState !== undefined) onChange({ state: firstState, city: undefined });
    else if (state !== undefined && city === undefined && firstCity !== undefined) onChange({ city: firstCity });
  });

  return (
    <FieldGrid>
      <Field name="address" label="Address" required>
        <ParagraphInput value={address} onChange={(text) => onChange({ address: text })} maxLength={500} autoComplete="street-address" />
      </Field>
      <Field name="country" label="Country" required span={12}>
        <LookupSelect list={countries} value={country} onChange={(id) => onChange({ country: id, state: undefined, city: undefined })} />
      </Field>
      <Field name="state" label="State" required={!hasNoStates} span={12}>
        <LookupSelect list={states} value={state || undefined} onChange={(id) => onChange({ state: id, city: undefined })} />
      </Field>
      <Field name="city" label="City" required={!hasNoCities} span={12}>
        <LookupSelect list={cities} value={city || undefined} onChange={(id) => onChange({ city: id })} />
      </Field>
      <Field name="pincode" label="Pincode" required span={12} warning={pincodeWarning}>
        <DigitsInput value={pincode} onChange={(digits) => onChange({ pincode: digits })} maxLength={6} />
      </Field>
    </FieldGrid>
  );
}
