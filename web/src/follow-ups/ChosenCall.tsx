import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { rowAfter, type DueLayout } from './due-layout.ts';
import { OutcomePanel } from './OutcomePanel.tsx';

export interface ChosenCallProps extends Pick<DueLayout, 'rows' | 'onChoose'> {
  readonly chosen: DueFollowUp;
}

/** The call of the chosen row. Once it is saved, the next row is chosen. */
export function ChosenCall({ chosen, rows, onChoose }: ChosenCallProps) {
  return <OutcomePanel key={chosen.dealId} followUp={chosen} onSaved={() => onChoose(rowAfter(rows.rows, chosen.dealId)?.dealId)} />;
}
