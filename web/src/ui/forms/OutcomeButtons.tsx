import type { RefObject } from 'react';
import { Button } from '../controls/Button.tsx';
import { useKeys } from '../keys/use-keys.ts';

interface OutcomeButtonsProps<O extends string> {
  /** What they choose, for screen readers. */
  readonly label: string;
  readonly outcomes: readonly O[];
  readonly value: O | undefined;
  readonly onChange: (outcome: O) => void;
  /** Called for the key of an outcome: saves the call with it, or asks for what it still needs. */
  readonly onRecord: (outcome: O) => void;
  /** The keys act while the focus is in this form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Takes the focus when the call is opened, so that no button is pressed by a key that comes too early. */
  readonly group: RefObject<HTMLDivElement | null>;
}

/** The outcomes of a call. A press chooses one; the keys from 1 on save the call with it. */
export function OutcomeButtons<O extends string>({ label, outcomes, value, onChange, onRecord, form, group }: OutcomeButtonsProps<O>) {
  useKeys(
    outcomes.map((outcome, index) => ({ key: String(index + 1), does: outcome, act: () => onRecord(outcome) })),
    form,
  );
  return (
    <div ref={group} className="outcome-buttons" role="group" aria-label={label} tabIndex={-1}>
      {outcomes.map((outcome, index) => (
        <Button key={outcome} aria-pressed={outcome === value} aria-keyshortcuts={String(index + 1)} onClick={() => onChange(outcome)}>
          <kbd aria-hidden>{index + 1}</kbd>
          {outcome}
        </Button>
      ))}
    </div>
  );
}
