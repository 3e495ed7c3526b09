import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { createContext, use, type ReactNode } from 'react';

/** A failed check or a refusal by the server: its sentence and, if it concerns a single field, that field. */
export interface FieldFailure {
  readonly field?: string | undefined;
  readonly message: string;
  /** Those of other fields. */
  readonly also?: readonly FailedCheck[] | undefined;
}

const ShownFailure = createContext<FieldFailure | undefined>(undefined);

interface FormFailureProps {
  /** What to correct; the Fields of these names show it. */
  readonly failure: FieldFailure | undefined;
  readonly children: ReactNode;
}

/** A form, or a part of one, whose fields show `failure`. */
export function FormFailure({ failure, children }: FormFailureProps) {
  return <ShownFailure value={failure}>{children}</ShownFailure>;
}

/** The failure that the form shows. */
export function useShownFailure(): FieldFailure | undefined {
  return use(ShownFailure);
}

/** What a form shows at one of its fields. */
interface FailureAtField {
  readonly message: string;
  /** Whether it is the first thing to correct, which gets the focus and is announced. */
  readonly isFirst: boolean;
  /** Whether the first thing to correct has the same sentence, which need not be repeated. */
  readonly isSaid: boolean;
}

/** What to show at a field; a failure inside it, such as `contacts.0.email`, appears at `contacts`. */
export function useFailureAt(field: string): FailureAtField | undefined {
  const failure = useShownFailure();
  const found = failure && failuresIn(failure).find((each) => isAt(each, field));
  return found && { message: found.message, isFirst: found === failure, isSaid: found !== failure && found.message === failure?.message };
}

/** Whether a failure, or one of those beside it, concerns one of the fields or something inside it. */
export function belongsTo(failure: FieldFailure, fields: readonly string[]): boolean {
  return failuresIn(failure).some((each) => fields.some((field) => isAt(each, field)));
}

function isAt(failure: FieldFailure, field: string): boolean {
  return failure.field === field || failure.field?.startsWith(`${field}.`) === true;
}

function failuresIn(failure: FieldFailure): readonly FieldFailure[] {
  return [failure, ...(failure.also ?? [])];
}

/** The fields of a failed check. */
export function failedFields({ field, also = [] }: FailedCheck): readonly string[] {
  return [field, ...also.map((each) => each.field)];
}

/** What remains of a failed check at the fields that were shown as wrong; nothing once they are in order. */
export function failureAmong(failure: FailedCheck | undefined, fields: readonly string[]): FailedCheck | undefined {
  if (!failure) return undefined;
  const { also = [], ...own } = failure;
  const [first, ...others] = [own, ...also].filter(({ field }) => fields.includes(field));
  return first && (others.length === 0 ? first : { ...first, also: others });
}
