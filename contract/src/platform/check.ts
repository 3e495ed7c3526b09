/**
 * Checks with exact sentences. Fields are checked in the order of their declaration, and only the first failure is reported.
 *
 * A message that starts with a capital letter is a complete sentence and is shown unchanged. A message that starts with a small letter is
 * the end of a sentence about the field: `is missing.` becomes `Company name is missing.`
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

/** A check that a value did not pass. */
export interface FailedCheck {
  /** The path of the field in the code's names, such as `contacts.0.email`; empty if the value as a whole is wrong. */
  readonly field: string;
  /** The sentence for the user. */
  readonly message: string;
  /** The other fields with a fault, each with its first one, in the order of the checks. Forms mark them all. */
  readonly also?: readonly FailedCheck[];
}

/** Short forms that the screens write in capitals: 'GSTIN is too long', never 'Gstin'. */
const shortForms = /\b(?:gstin|gst|irn|hsn|lut|mrp|pan|tan|ifsc|msme)\b/gi;

function words(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string') ?? 'value';
  const spaced = String(name).replace(/([a-z])([A-Z])/g, (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`);
  const named = spaced.replace(shortForms, (word) => word.toUpperCase());
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** The first fault that the user should correct, from the failed decoding of a wire value. */
export function firstFailure(schema: z.core.$ZodType, error: z.core.$ZodError): FailedCheck {
  const issue = error.issues[0];
  if (!issue) throw new Error('A failed check has at least one issue');
  return failureIn(schema, issue);
}

/** All faults that the user should correct, in the order of the checks, without repeated sentences. */
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

/** The path of the contact person or line that contains the field; blank for a field of the record itself. */
function partOf(field: string): string {
  return /^\w+\.\d+/.exec(field)?.[0] ?? '';
}

/** The first fault, with those of the other fields. */
function faultOfEachField(schema: z.core.$ZodType, error: z.core.$ZodError): FailedCheck {
  const first = firstFailure(schema, error);
  const byField = new Map(
    error.issues
      .map((issue) => failureIn(schema, issue))
      .toReversed()
      .map((failure) => [failure.field, failure]),
  );
  byField.delete(first.field);
  const also = [...byField.values()].toReversed();
  return also.length === 0 ? first : { ...first, also };
}

/**
 * Runs the schemas in order and returns the first fault, or undefined. A rule over several fields runs after all fields of its schema, so
 * put checks that must run even later into a later schema.
 */
export function firstMessage(value: unknown, ...schemas: readonly z.core.$ZodType[]): FailedCheck | undefined {
  for (const schema of schemas) {
    const result = z.safeParse(schema, value);
    if (result.error) return faultOfEachField(schema, result.error);
  }
  return undefined;
}
