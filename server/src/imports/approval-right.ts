import { updateRights, type ImportKind } from '@vikray/contract/imports/import.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';

/** The right that the status Approved requires. The status of an old quotation is only a text and approves nothing. */
const approvalRights: Partial<Record<ImportKind, RightName>> = { customers: 'Approve Customer', products: 'Approve Product' };

/** Whether a user with these rights may import records of a kind as Approved. */
export function mayImportApproved(kind: ImportKind, rights: ReadonlySet<string>): boolean {
  const right = approvalRights[kind];
  return right === undefined || rights.has(right);
}

/** Whether a user with these rights may import updates of known records. */
export function mayUpdate(kind: ImportKind, rights: ReadonlySet<string>): boolean {
  const right = updateRights[kind];
  return right !== undefined && rights.has(right);
}
