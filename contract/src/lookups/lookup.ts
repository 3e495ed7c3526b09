import * as z from 'zod';
import { id, requiredLine } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { lookupMessages as say } from './lookup-messages.ts';

/** An entry of a lookup list, in the form that selects use. */
export const lookupEntry = z.object({ label: z.string(), value: z.int() });

export type LookupEntry = z.output<typeof lookupEntry>;

/** The id of India, which is also the 101st entry of the country list; the default of every address. */
export const indiaId = 101;

/** The lists of the office, to which Administrators add. */
export const officeLists = ['Industries', 'Company Types', 'Product Categories', 'Departments', 'Lost Reasons'] as const;
export type OfficeList = (typeof officeLists)[number];

const name = requiredLine(100, say.enterName).overwrite((text) => text.replace(/\s+/g, ' '));

/** The entered name of an entry. */
export const lookupName = { name };

/** An entry to add at the end of a list. */
export const newLookup = body({ list: z.enum(officeLists), name });

/** Another name for an entry. Records that were saved with the old one keep it until they are saved again. */
export const renamedLookup = body({ list: z.enum(officeLists), lookupId: id, name });
