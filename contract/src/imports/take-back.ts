/** Who may take an import back. */
import type * as z from 'zod';
import { yesOrNo } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import type { RightName } from '../platform/rights.ts';
import { importRun, type ImportKind } from './import.ts';

/** The right that taking back an import of someone else also requires, for the kinds that have a Delete right. */
export const deletionRights: Partial<Record<ImportKind, RightName>> = {
  customers: 'Delete Customer',
  products: 'Delete Product',
};

/** An import as the page shows it. `mayTakeBack`: whether the caller has the rights to take it back. */
export const shownImport = body({ ...importRun.fields, mayTakeBack: yesOrNo });

export type ShownImport = z.output<typeof shownImport>;
