/** Names the value of a cell in the sentence that refuses it, so that the user finds it in the file. */
import type { ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { fieldMessages } from '@vikray/contract/platform/messages.ts';
import type * as z from 'zod';
import { printable } from './printable.ts';

type Named = Pick<ImportColumn, 'heading' | 'is' | 'choices'>;

/** The parts of a contact person that have a format. */
const contactParts: Readonly<Record<string, Named>> = {
  mobile: { heading: 'Mobile', is: 'mobile' },
  phone: { heading: 'Phone', is: 'phone' },
  email: { heading: 'Email', is: 'email' },
};

/** These sentences are about the length or the characters of a text, and say what to do. */
const aboutTexts = ['is too long', fieldMessages.unreadable];

/** The sentence about the value of a field; the given one if the value is blank or has no format. */
export function namingValue(columns: readonly ImportColumn[], path: readonly PropertyKey[], value: unknown, sentence: string): string {
  const text = typeof value === 'string' || typeof value === 'number' ? printable(String(value)) : '';
  if (text === '' || aboutTexts.some((part) => sentence.includes(part))) return sentence;
  const [field, , part] = path.map(String);
  const column = field === 'contacts' ? contactParts[part ?? ''] : columns.find(({ wire }) => wire === (part ?? field));
  if (!column) return sentence;
  if (column.is === undefined && !column.choices) return sentence;
  return say.notReadable(column.heading, text, column.is === undefined ? say.notOffered : say.endings[column.is]);
}

/** The faults of a record with the values of its cells. A cell may name several choices: the one that is wrong is named. */
export function namingValues(columns: readonly ImportColumn[], error: z.ZodError, wire: object): z.core.$ZodIssue[] {
  return error.issues.map((issue) => {
    const [field, ...rest] = issue.path;
    const isEntry = issue.code === 'invalid_value' && rest.length === 1 && typeof rest[0] === 'number';
    const value = isEntry ? issue.input : valueAt(wire, issue.path);
    return { ...issue, message: namingValue(columns, isEntry ? [field ?? ''] : issue.path, value, issue.message) };
  });
}

function valueAt(wire: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value: unknown, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), wire);
}
