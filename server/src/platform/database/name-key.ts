/** An index entry has room for so many characters of any script. */
const mostCharacters = 600;

/**
 * A name as doubles are recognised and lists are ordered: compatibility forms unified, trimmed, inner spaces collapsed, lower case.
 * `Pvt. Ltd.` and `Private Limited` stay different.
 */
export function nameKey(name: string): string {
  const key = name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return key.length > mostCharacters ? [...key].slice(0, mostCharacters).join('') : key;
}
