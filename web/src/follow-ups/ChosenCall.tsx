import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { rowAfter, type DueLayout } from './due-layout.ts';
import { OutcomePanel } from './OutcomePanel.tsx';

export interface ChosenCallProps extends Pick<DueLayout, 'rows' | 'onDone'> {
  readonly chosen: DueFollowUp;
}

/** The call of the chosen row. Once it is saved, the work goes on with the next row. */
export function ChosenCall({ chosen, rows, onDone }: ChosenCallProps) {
  const { dealId } = chosen;
  return <OutcomePanel key={dealId} followUp={chosen} onSaved={() => onDone(dealId, rowAfter(rows.rows, dealId)?.dealId)} />;
}
