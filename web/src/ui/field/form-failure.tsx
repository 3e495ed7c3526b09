import { createContext, use, type ReactNode } from 'react';

/** A failed check or a refusal by the server: its sentence and, if it concerns a single field, that field. */
export interface Failure {
  readonly field?: string | undefined;
  readonly message: string;
}

const ShownFailure = createContext<Failure | undefined>(undefined);

interface FormFailureProps {
  /** The first thing to correct; the Field of that name shows it. */
  readonly failure: Failure | undefined;
  readonly children: ReactNode;
}

/** A form, or a part of one, whose fields show `failure`. */
export function FormFailure({ failure, children }: FormFailureProps) {
  return <ShownFailure value={failure}>{children}</ShownFailure>;
}

/** The failure that the form shows. */
export function useShownFailure(): Failure | undefined {
  return use(ShownFailure);
}

/** The sentence to show at a field; a failure inside it, such as `contacts.0.email`, appears at `contacts`. */
export function useFailureAt(field: string): string | undefined {
  const failure = useShownFailure();
  return failure && belongsTo(failure, [field]) ? failure.message : undefined;
}

/** Whether a failure concerns one of the fields or something inside it. */
export function belongsTo(failure: Failure, fields: readonly string[]): boolean {
  return fields.some((field) => failure.field === field || failure.field?.startsWith(`${field}.`));
}
