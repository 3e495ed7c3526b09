import type { FoundKind } from '@vikray/contract/palette/found-record.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';

/** The View rights of the lists that show each kind. Notes and files go with the record they belong to. */
const viewRights: Readonly<Record<Exclude<FoundKind, 'note' | 'file'>, readonly RightName[]>> = {
  customer: ['Customer List'],
  product: ['Product List'],
  quotation: ['Quotation List'],
  order: ['Order List'],
  deal: ['Enquiry List', 'Follow Up List'],
  dispatch: ['Dispatch List'],
  user: ['User List'],
};

/** Whether a user with these rights may find records of a kind. */
export function mayFind(kind: FoundKind, rights: ReadonlySet<string>): boolean {
  // The finders of notes and files look at the kind of each record.
  return kind === 'note' || kind === 'file' || viewRights[kind].some((right) => rights.has(right));
}
