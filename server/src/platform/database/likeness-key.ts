import { withoutInvisible } from '@vikray/contract/platform/invisible.ts';
import { folded } from '@vikray/contract/platform/search-terms.ts';
import { nameKey } from './name-key.ts';

/** Words that say what kind of company it is, and those that are written or left out as one likes. */
const leftOut = new Set(
  'private pvt limited ltd p llp llc inc incorporated co company corp corporation opc the and m s ms messrs dr'.split(' '),
);

/**
 * The key by which similar names are found: without accents, punctuation, blanks, and words for the kind of company. `M/s. Sharma & Sons
 * Pvt. Ltd.` has the key of `Sharma and Sons`. A name of nothing else keeps its name key.
 */
export function likenessKey(name: string): string {
  const plain = folded(withoutInvisible(name));
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && !leftOut.has(word));
  return nameKey(words.join('')) || nameKey(name);
}
