import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { useCallback } from 'react';
import { SideDrawer } from '../ui/page/SideDrawer.tsx';
import { rowAfter, type DueLayout } from './due-layout.ts';
import { OutcomePanel } from './OutcomePanel.tsx';

interface DueDrawerProps extends Pick<DueLayout, 'rows' | 'onChoose'> {
  readonly chosen: DueFollowUp;
}

/** The call of the chosen row over the due list, where there is no room beside it. A saved call leads to the next row. */
export function DueDrawer({ chosen, rows, onChoose }: DueDrawerProps) {
  const close = useCallback(() => onChoose(undefined), [onChoose]);
  return (
    <SideDrawer title={chosen.number} onClose={close}>
      <OutcomePanel key={chosen.dealId} followUp={chosen} onSaved={() => onChoose(rowAfter(rows.rows, chosen.dealId)?.dealId)} />
    </SideDrawer>
  );
}
