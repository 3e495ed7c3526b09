import { withoutInvisible } from '@vikray/contract/platform/invisible.ts';
import { comparable } from '@vikray/contract/platform/search-terms.ts';

/** The most characters, of any script, that fit in an index entry. */
const maxCharacters = 600;

/**
 * The key by which duplicate names are recognised and lists are ordered: comparable, without invisible characters, and short enough for an
 * index. `Pvt. Ltd.` and `Private Limited` stay different.
 */
export function nameKey(name: string): string {
  const key = comparable(withoutInvisible(name));
  return key.length > maxCharacters ? [...key].slice(0, maxCharacters).join('') : key;
}
