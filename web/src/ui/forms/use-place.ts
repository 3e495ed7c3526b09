import { indiaId, type LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { lookupMessages } from '@vikray/contract/lookups/lookup-messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProposalRead } from '../field/proposal-reads.ts';
import { useCities, useCountries, useStates } from '../inputs/lookup-queries.ts';
import type { Address, Place } from './address.ts';
import { usePincodes } from './use-pincodes.ts';

interface PlaceOptions {
  readonly value: Address;
  readonly onChange: (changed: Partial<Address>) => void;
  /** The name of a State known from elsewhere, such as a GSTIN. It is proposed while the address is empty. */
  readonly gstinState: string | undefined;
}

/**
 * The lists of an address, and what they propose. Choosing a country loads its states and chooses the first; choosing a state does so with
 * its cities. Typing an Indian pincode proposes state and city until the user has chosen them. When the chosen state does not match, a hint
 * says where the pincode belongs.
 */
export function usePlace({ value, onChange, gstinState }: PlaceOptions) {
  const { address, country, state, city, pincode } = value;
  const [isChosen, setIsChosen] = useState({ state: state !== undefined, city: city !== undefined });
  const [isTyped, setIsTyped] = useState(false);
  const countries = useCountries();
  const states = useStates(country);
  const cities = useCities(state || undefined);
  const stateNamed = (name: string | undefined) => idOf(states.data, name);
  const pincodes = usePincodes(isTyped && country === indiaId);
  const pincodePlace = country === indiaId ? pincodes?.placeOfPincode(pincode) : undefined;
  const pincodeState = stateNamed(pincodePlace?.state);
  // Loads the cities that the pincode will propose while its last digits are typed.
  const stateAhead = country === indiaId ? stateNamed(pincodes?.stateOfBeginning(pincode)) : undefined;
  const citiesAhead = useCities(stateAhead);

  /** What is still open: the place of the pincode, otherwise the first of the lists. */
  function openPlace(): Partial<Address> | undefined {
    if (state === undefined) return states.data && { state: pincodeState ?? firstOf(states.data), city: undefined };
    if (city !== undefined) return undefined;
    if (state === '') return { city: '' };
    const pincodeCity = state === pincodeState ? idOf(cities.data, pincodePlace?.city) : undefined;
    return cities.data && { city: pincodeCity ?? firstOf(cities.data) };
  }

  /** The place of the pincode, as far as the user has not chosen another. */
  function placeOfPincode(): Partial<Address> | undefined {
    const known = pincodeState === state ? cities.data : pincodeState === stateAhead ? citiesAhead.data : undefined;
    const pincodeCity = idOf(known, pincodePlace?.city);
    const isProposed = pincodeState === state ? !isChosen.city && pincodeCity !== undefined : !isChosen.state;
    return pincodeState !== undefined && isProposed ? { state: pincodeState, city: pincodeCity ?? (known && firstOf(known)) } : undefined;
  }

  /** The State of the GSTIN, as long as nothing else is entered. */
  function placeOfGstin(): Partial<Address> | undefined {
    const named = stateNamed(gstinState);
    const isEmpty = address.trim() === '' && pincode === '' && !isChosen.state;
    return isEmpty && named !== undefined && named !== state ? { state: named, city: undefined } : undefined;
  }

  /** The address from which the user has chosen last: a newer one is on its way as long as it is the value. */
  const chosenFrom = useRef<Address>(undefined);

  // A pincode and a State of the GSTIN are answered once, as soon as the lists for it have loaded.
  const answered = useRef({ pincode, gstinState });
  const propose = useEffectEvent(() => {
    if (chosenFrom.current === value) return;
    const before = answered.current;
    const [hasPincodes, hasStates] = [pincodes !== undefined, states.data !== undefined];
    answered.current = { pincode: hasPincodes ? pincode : before.pincode, gstinState: hasStates ? gstinState : before.gstinState };
    const change =
      (before.pincode === answered.current.pincode ? undefined : placeOfPincode()) ??
      (before.gstinState === answered.current.gstinState ? undefined : placeOfGstin()) ??
      openPlace();
    if (change) onChange(change);
  });
  useProposalRead('state', state === undefined && isReadOrComing(states));
  useProposalRead('city', city === undefined && (state === undefined ? isReadOrComing(states) : isReadOrComing(cities)));
  useEffect(() => propose(), [value, gstinState, isChosen, pincodes, states.data, cities.data, citiesAhead.data]);

  return {
    countries,
    states,
    cities,
    hasNoStates: states.data?.length === 0,
    hasNoCities: state === '' || cities.data?.length === 0,
    pincodeHint: hintAt(pincodePlace?.state, pincodeState, state),
    enterPincode(digits: string): void {
      setIsTyped(true);
      onChange({ pincode: digits });
    },
    choose(chosen: 'country' | 'state' | 'city', changed: Partial<Address>): void {
      chosenFrom.current = value;
      setIsChosen({ state: chosen !== 'country', city: chosen === 'city' });
      onChange(changed);
    },
  };
}

function idOf(entries: readonly LookupEntry[] | undefined, name: string | undefined): number | undefined {
  return name === undefined ? undefined : entries?.find(({ label }) => label === name)?.value;
}

/** Whether a list is here or on its way: not when it could not be read. */
function isReadOrComing({ data, isLoading }: Pick<ReturnType<typeof useStates>, 'data' | 'isLoading'>): boolean {
  return data !== undefined || isLoading;
}

function firstOf(entries: readonly LookupEntry[]): number | '' {
  return entries[0]?.value ?? '';
}

/** A hint about where the pincode belongs, if it is not in the state of the address. */
function hintAt(name: string | undefined, stateId: number | undefined, state: Place): string | undefined {
  return name !== undefined && stateId !== undefined && state !== undefined && stateId !== state
    ? lookupMessages.pincodeElsewhere(name)
    : undefined;
}
