/** An index entry has room for so many characters of any script. */
const mostCharacters = 600;

/** A text of any length as doubles are recognised: compatibility forms unified, trimmed, inner spaces collapsed, lower case. */
export function comparable(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * A name as doubles are recognised and lists are ordered: comparable, and short enough for an index.
 * `Pvt. Ltd.` and `Private Limited` stay different.
 */
export function nameKey(name: string): string {
  const key = comparable(name);
  return key.length > mostCharacters ? [...key].slice(0, mostCharacters).join('') : key;
}
