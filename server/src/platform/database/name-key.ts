/**
 * A name as doubles are recognised and lists are ordered: compatibility forms unified, trimmed, inner spaces collapsed, lower case.
 * `Pvt. Ltd.` and `Private Limited` stay different.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
