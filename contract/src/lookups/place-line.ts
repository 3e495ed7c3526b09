/** The place of an address. Blank parts are not known. */
export interface AddressPlace {
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly country: string;
}

/** The last line of an address: `Pune, Maharashtra - 411001, India`. Blank parts are left out. */
export function placeLine({ city, state, pincode, country }: AddressPlace): string {
  return [city, [state, pincode].filter(Boolean).join(' - '), country].filter(Boolean).join(', ');
}
