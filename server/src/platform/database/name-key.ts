import { withoutInvisible } from '@vikray/contract/platform/invisible.ts';
import { comparable } from '@vikray/contract/platform/search-terms.ts';

/** An index entry has room for so many characters of any script. */
const mostCharacters = 600;

/**
 * A name as doubles are recognised and lists are ordered: comparable, without what shows nothing, and short enough for an index. `Pvt.
 * Ltd.` and `Private Limited` stay different.
 */
export function nameKey(name: string): string {
  const key = comparable(withoutInvisible(name));
  return key.length > mostCharacters ? [...key].slice(0, mostCharacters).join('') : key;
}
