/**
 * Checks with exact sentences. Fields are checked in the order in which they are declared, and only the first failure is told.
 *
 * A message that starts with a capital letter is a whole sentence and is shown as it stands. One that starts with a small letter is the
 * ending of a sentence about the field: `is missing.` becomes `Company name is missing.`
 */
import * as z from 'zod';
import { fieldMessages } from './messages.ts';
import { fieldPath } from './wire.ts';

// No code generation: the browser's content security policy forbids it.
z.config({ jitless: true, customError: describeIssue });

function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return fieldMessages.missing;
  if (issue.code === 'too_big' && issue.origin === 'string') return fieldMessages.tooLong(Number(issue.maximum));
  if (issue.code === 'too_big' && issue.origin === 'array') return fieldMessages.tooMany(Number(issue.maximum));
  if (issue.code === 'too_big' || issue.code === 'too_small') return fieldMessages.outOfRange;
  if (issue.code === 'invalid_value') return fieldMessages.notOffered;
  return fieldMessages.wrongKind;
}

export interface FailedCheck {
  /** The field in the code's names, `contacts.0.email`; empty when the value as a whole is wrong. */
  readonly field: string;
  /** The sentence the user reads. */
  readonly message: string;
}

function words(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string') ?? 'value';
  const spaced = String(name).replace(/([a-z])([A-Z])/g, (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a person should fix first, told of a wire value's failed decoding. */
export function firstFailure(schema: z.core.$ZodType, error: z.core.$ZodError): FailedCheck {
  const issue = error.issues[0];
  if (!issue) throw new Error('A failed check has at least one issue');
  return failureIn(schema, issue);
}

/** All that a person should fix, in the order of the checks. Each sentence is told once. */
export function everyFailure(schema: z.core.$ZodType, error: z.core.$ZodError): FailedCheck[] {
  const failures = error.issues.map((issue) => failureIn(schema, issue));
  const isSame = (one: FailedCheck, other: FailedCheck) => one.message === other.message && partOf(one.field) === partOf(other.field);
  return failures.filter((failure, index) => failures.findIndex((other) => isSame(failure, other)) === index);
}

function failureIn(schema: z.core.$ZodType, issue: z.core.$ZodIssue): FailedCheck {
  const path = fieldPath(schema, issue.path);
  const isSentence = /^[A-Z]/.test(issue.message);
  return { field: path.join('.'), message: isSentence ? issue.message : `${words(path)} ${issue.message}` };
}

/** The contact person or line that a field belongs to; blank for a field of the record itself. */
function partOf(field: string): string {
  return /^\w+\.\d+/.exec(field)?.[0] ?? '';
}

/**
 * Runs schemas one after the other and tells what a person should fix first, or nothing. A rule over several fields runs after all fields
 * of its schema, so what must come later goes into a later schema.
 */
export function firstMessage(value: unknown, ...schemas: readonly z.core.$ZodType[]): FailedCheck | undefined {
  for (const schema of schemas) {
    const result = z.safeParse(schema, value);
    if (result.error) return firstFailure(schema, result.error);
  }
  return undefined;
}
