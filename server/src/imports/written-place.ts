import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { readPlace } from '../lookups/public.ts';
import { printable } from './printable.ts';
import type { CheckContext } from './record-importer.ts';
import type { Wire } from './wire.ts';

/** No name of a place is longer. */
const maxLetters = 100;

/** A record with the places of the lists in place of the names that people write. A locality that is no city moves into the address. */
export async function withPlace({ onNote }: Pick<CheckContext, 'onNote'>, wire: Wire): Promise<Wire> {
  const text = (name: string) => (typeof wire[name] === 'string' ? wire[name] : '');
  const [country, state, city] = [text('country'), text('state'), text('city')];
  if ([country, state, city].some((name) => name.length > maxLetters)) return wire;
  const { locality, ...place } = await readPlace({ country, state, city, pincode: text('pincode') });
  const isChanged = place.country !== country || place.state !== state || place.city !== city;
  if (!isChanged) return wire;
  if (locality !== undefined) onNote(say.cityByPincode(printable(locality), place.city));
  const address = locality === undefined || text('address').includes(locality) ? {} : { address: `${text('address')}, ${locality}` };
  const named = Object.entries(place).filter(([name, value]) => value !== '' || name in wire);
  return { ...wire, ...Object.fromEntries(named), ...address };
}
