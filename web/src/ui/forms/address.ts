/** A state or city: its number, `''` when there are none to choose from, undefined while the list is loading. */
export type Place = number | '' | undefined;

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
