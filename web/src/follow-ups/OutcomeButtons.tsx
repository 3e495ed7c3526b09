import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { outcomes, type CallOutcome } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import type { RefObject } from 'react';

interface OutcomeButtonsProps {
  readonly value: CallOutcome | undefined;
  readonly onChange: (outcome: CallOutcome) => void;
  /** Saves the call with this outcome. */
  readonly onRecord: (outcome: CallOutcome) => void;
  /** The keys act while the focus is in this form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Takes the focus when the call is opened, so that no button is pressed by a key that comes too early. */
  readonly group: RefObject<HTMLDivElement | null>;
}

/** The six outcomes of a call. A press chooses one; the keys 1 to 6 save the call with it. */
export function OutcomeButtons({ value, onChange, onRecord, form, group }: OutcomeButtonsProps) {
  useKeys(
    outcomes.map((outcome, index) => ({ key: String(index + 1), does: outcome, act: () => onRecord(outcome) })),
    form,
  );
  return (
    <div ref={group} className="outcome-buttons" role="group" aria-label={say.outcome} tabIndex={-1}>
      {outcomes.map((outcome, index) => (
        <Button key={outcome} aria-pressed={outcome === value} aria-keyshortcuts={String(index + 1)} onClick={() => onChange(outcome)}>
          <kbd aria-hidden>{index + 1}</kbd>
          {outcome}
        </Button>
      ))}
    </div>
  );
}
