import { createContext, use, useId, type ReactNode } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import './field.css';
import { useFailureAt } from './form-failure.tsx';
import { useIsLocked } from './use-is-locked.ts';

interface FieldFacts {
  readonly name: string;
  readonly id: string;
  readonly messageId: string | undefined;
  readonly hintId: string | undefined;
  readonly isRequired: boolean;
  readonly isWrong: boolean;
}

const CurrentField = createContext<FieldFacts | undefined>(undefined);

interface FieldProps {
  /** The field's name in the contract. Failures refer to it. */
  readonly name: string;
  readonly label: string;
  /** Whether only screen readers say the label, because the page around the field shows what it is. */
  readonly isLabelHidden?: boolean;
  readonly required?: boolean;
  /** A warning known before any check, such as a name that exists already. The sentence of a failed check takes precedence. */
  readonly warning?: string | undefined;
  /** What may be wrong but need not be corrected; shown while there is no other sentence. */
  readonly hint?: ReactNode;
  /** Whether Enter passes it on its way through the form, because it is filled already. */
  readonly enterPasses?: boolean | undefined;
  /** The width on the 24 columns of the grid; phones show every field in full width. */
  readonly span?: number;
  /** The single input, which takes its id and status from the field. */
  readonly children: ReactNode;
}

/** A labelled input with its sentence below. A locked form asks for nothing, so it shows no asterisk. */
export function Field({
  name,
  label,
  isLabelHidden = false,
  required = false,
  warning,
  hint,
  enterPasses = false,
  span = 24,
  children,
}: FieldProps) {
  const id = useId();
  const isLocked = useIsLocked();
  const Label = isLocked ? 'span' : 'label';
  const failure = useFailureAt(name);
  const message = failure === undefined ? warning : failure.isSaid ? undefined : failure.message;
  const messageId = message ? `${id}-message` : undefined;
  const hintId = hint !== undefined && hint !== '' && !message ? `${id}-hint` : undefined;
  return (
    <div
      className={isLocked ? 'field field-locked' : 'field'}
      style={{ '--span': span }}
      data-enter-passes={enterPasses || undefined}
      data-first-wrong={failure?.isFirst || undefined}
    >
      <Label className={isLabelHidden ? 'visually-hidden' : 'field-label'} id={labelIdOf(id)} {...(!isLocked && { htmlFor: id })}>
        {label}
        {required && (
          <span className="field-asterisk" aria-hidden>
            *
          </span>
        )}
      </Label>
      <CurrentField value={{ name, id, messageId, hintId, isRequired: required, isWrong: Boolean(failure ?? warning) }}>
        {children}
      </CurrentField>
      {message && (
        <p className="field-message" id={messageId} role={failure?.isFirst === false ? undefined : 'alert'}>
          {unbreakableNumbers(message)}
        </p>
      )}
      {hintId && (
        <p className="field-hint" id={hintId}>
          {unbreakableNumbers(hint)}
        </p>
      )}
    </div>
  );
}

/** The common grid of 24 columns, on which the right edges of fields meet. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className="field-grid">{children}</div>;
}

const labelIdOf = (id: string) => `${id}-label`;

/** What a group of inputs takes from its Field: the same as useFieldMarks, and the label, because a label element names only a single input. */
export function useGroupMarks() {
  const marks = useFieldMarks();
  return { ...marks, 'aria-labelledby': marks.id && labelIdOf(marks.id) };
}

/** The name of the Field around an input; blank outside one. */
export function useFieldName(): string {
  return use(CurrentField)?.name ?? '';
}

/** What an input takes from its Field: its id and the attributes for screen readers. */
export function useFieldMarks() {
  const field = use(CurrentField);
  return {
    id: field?.id,
    'aria-required': field?.isRequired || undefined,
    'aria-invalid': field?.isWrong || undefined,
    'aria-describedby': field?.messageId ?? field?.hintId,
  };
}
