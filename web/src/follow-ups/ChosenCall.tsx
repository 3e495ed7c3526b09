import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import type { DueLayout } from './due-layout.ts';
import { OutcomePanel } from './OutcomePanel.tsx';

export interface ChosenCallProps extends Pick<DueLayout, 'onDone' | 'onReopen' | 'onLose'> {
  readonly chosen: DueFollowUp;
  /** Whether the keyboard is in the call; always over the list. */
  readonly isOpen?: boolean;
}

/** The call of the chosen row. While it is saved, the work goes on with the next row. */
export function ChosenCall({ chosen, isOpen = true, onDone, onReopen, onLose }: ChosenCallProps) {
  const { dealId } = chosen;
  return <OutcomePanel key={dealId} followUp={chosen} isOpen={isOpen} inList={{ onReopen, onLose }} onSaved={() => onDone(dealId)} />;
}
