import { indiaId, type LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { lookupMessages } from '@vikray/contract/lookups/lookup-messages.ts';
import { useEffect, useRef, useState } from 'react';
import { Field, FieldGrid } from '../field/Field.tsx';
import { DigitsInput } from '../inputs/DigitsInput.tsx';
import { useCities, useCountries, useStates } from '../inputs/lookup-queries.ts';
import { LookupSelect } from '../inputs/LookupSelect.tsx';
import { ParagraphInput } from '../inputs/TextInput.tsx';
import { usePincodes } from './use-pincodes.ts';

/** A state or city: its number, `''` when there are none to choose from, undefined while the list is loading. */
type Place = number | '' | undefined;

/** An address as entered. */
export interface Address {
  readonly address: string;
  readonly country: number | undefined;
  readonly state: Place;
  readonly city: Place;
  readonly pincode: string;
}

/** The place of a saved record, by number and name. */
export interface StoredPlace {
  readonly countryId: number | null;
  readonly country: string;
  readonly stateId: number | null;
  readonly state: string;
  readonly cityId: number | null;
  readonly city: string;
}

interface AddressFieldsProps {
  readonly value: Address;
  readonly onChange: (changed: Partial<Address>) => void;
  /** The place as saved. Its names are shown until the lists have loaded. */
  readonly stored?: StoredPlace | undefined;
  /** A warning about the pincode, known before any check. */
  readonly pincodeWarning?: string | undefined;
  /** The name of a State known from elsewhere, such as a GSTIN. It is proposed while the address is empty. */
  readonly toldState?: string | undefined;
}

/**
 * Address, country, state, city and pincode. Choosing a country loads its states and chooses the first; choosing a state does so with its
 * cities. When there are none, the field stays empty and is optional. Typing an Indian pincode proposes state and city until the user has
 * chosen them. When the chosen state does not match, a hint says where the pincode belongs.
 */
export function AddressFields({ value, onChange, stored, pincodeWarning, toldState }: AddressFieldsProps) {
  const { address, country, state, city, pincode } = value;
  const [isChosen, setIsChosen] = useState({ state: state !== undefined, city: city !== undefined });
  const countries = useCountries();
  const states = useStates(country);
  const cities = useCities(state || undefined);
  const hasNoStates = states.data?.length === 0;
  const hasNoCities = state === '' || cities.data?.length === 0;
  const [isTyped, setIsTyped] = useState(false);
  const pincodes = usePincodes(isTyped && country === indiaId);
  const stateNamed = (name: string | undefined) => states.data?.find(({ label }) => label === name)?.value;
  const place = country === indiaId ? pincodes?.placeOfPincode(pincode) : undefined;
  // Loads the cities that the pincode will propose while its last digits are typed.
  const stateAhead = country === indiaId ? stateNamed(pincodes?.stateOfBeginning(pincode)) : undefined;
  const citiesAhead = useCities(stateAhead);

  const firstState: Place = states.data && (stateNamed(place?.state) ?? states.data[0]?.value ?? '');
  const firstCity: Place =
    state === ''
      ? ''
      : cities.data &&
        (cityNamed(cities.data, stateNamed(place?.state) === state ? place?.city : undefined) ?? cities.data[0]?.value ?? '');
  useEffect(() => {
    if (state === undefined && firstState !== undefined) onChange({ state: firstState, city: undefined });
    else if (state !== undefined && city === undefined && firstCity !== undefined) onChange({ city: firstCity });
  });

  const proposePlace = () => {
    const stateId = stateNamed(place?.state);
    const known = stateId === state ? cities.data : stateId === stateAhead ? citiesAhead.data : undefined;
    const cityId = cityNamed(known, place?.city);
    const isProposed = stateId === state ? !isChosen.city && cityId !== undefined : !isChosen.state;
    if (stateId !== undefined && isProposed) onChange({ state: stateId, city: cityId ?? (known && (known[0]?.value ?? '')) });
  };

  // The look-up may arrive after the last digit.
  const answeredFor = useRef(pincode);
  useEffect(() => {
    if (!pincodes || answeredFor.current === pincode) return;
    answeredFor.current = pincode;
    proposePlace();
  });

  const proposedState = useRef(toldState);
  useEffect(() => {
    if (!states.data || proposedState.current === toldState) return;
    proposedState.current = toldState;
    const stateId = stateNamed(toldState);
    const isOpen = address.trim() === '' && pincode === '' && !isChosen.state;
    if (isOpen && stateId !== undefined && stateId !== state) onChange({ state: stateId, city: undefined });
  });

  function enterPincode(digits: string): void {
    setIsTyped(true);
    onChange({ pincode: digits });
  }

  function choose(chosen: 'country' | 'state' | 'city', changed: Partial<Address>): void {
    setIsChosen({ state: chosen !== 'country', city: chosen === 'city' });
    onChange(changed);
  }

  return (
    <FieldGrid>
      <Field name="address" label="Address" required>
        <ParagraphInput value={address} onChange={(text) => onChange({ address: text })} maxLength={500} autoComplete="street-address" />
      </Field>
      <Field name="country" label="Country" required span={12}>
        <LookupSelect
          list={countries}
          stored={entryOf(stored?.countryId, stored?.country)}
          value={country}
          onChange={(id) => choose('country', { country: id, state: undefined, city: undefined })}
        />
      </Field>
      <Field name="state" label="State" required={!hasNoStates} span={12}>
        <LookupSelect
          list={states}
          stored={entryOf(stored?.stateId, stored?.state)}
          value={state || undefined}
          onChange={(id) => choose('state', { state: id, city: undefined })}
        />
      </Field>
      <Field name="city" label="City" required={!hasNoCities} span={12}>
        <LookupSelect
          list={cities}
          stored={entryOf(stored?.cityId, stored?.city)}
          value={city || undefined}
          onChange={(id) => choose('city', { city: id })}
        />
      </Field>
      <Field
        name="pincode"
        label="Pincode"
        required
        span={12}
        warning={pincodeWarning}
        hint={hintAt(place?.state, stateNamed(place?.state), state)}
      >
        <DigitsInput value={pincode} onChange={enterPincode} maxLength={6} />
      </Field>
    </FieldGrid>
  );
}

function entryOf(value: number | null | undefined, label = ''): LookupEntry | undefined {
  return value === null || value === undefined ? undefined : { value, label };
}

function cityNamed(cities: readonly LookupEntry[] | undefined, name: string | undefined): number | undefined {
  return name === undefined ? undefined : cities?.find(({ label }) => label === name)?.value;
}

/** A hint about where the pincode belongs, if it is not in the state of the address. */
function hintAt(name: string | undefined, stateId: number | undefined, state: Place): string | undefined {
  return name !== undefined && stateId !== undefined && state !== undefined && stateId !== state
    ? lookupMessages.pincodeElsewhere(name)
    : undefined;
}
