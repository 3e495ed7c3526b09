import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { outcomes, type CallOutcome } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';

interface OutcomeButtonsProps {
  readonly value: CallOutcome;
  readonly onChange: (outcome: CallOutcome) => void;
}

/** The six outcomes of a call. The keys 1 to 6 choose them. */
export function OutcomeButtons({ value, onChange }: OutcomeButtonsProps) {
  useKeys(outcomes.map((outcome, index) => ({ key: String(index + 1), does: outcome, act: () => onChange(outcome) })));
  return (
    <div className="outcome-buttons" role="group" aria-label={say.outcome}>
      {outcomes.map((outcome, index) => (
        <Button key={outcome} aria-pressed={outcome === value} aria-keyshortcuts={String(index + 1)} onClick={() => onChange(outcome)}>
          <kbd aria-hidden>{index + 1}</kbd>
          {outcome}
        </Button>
      ))}
    </div>
  );
}
