import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import type { DeskGroup, Grouping } from './desk-groups.ts';
import { groupName } from './GroupName.tsx';
import { tickState, type TickedLines } from './ticked-lines.ts';

interface GroupTickProps {
  readonly group: DeskGroup;
  readonly grouping: Grouping;
  readonly ticked: TickedLines;
  readonly onTick: (lines: DeskGroup['lines']) => void;
}

/** The box of a group, which ticks all its lines or none. */
export function GroupTick({ group: { first, lines, canShip }, grouping, ticked, onTick }: GroupTickProps) {
  const state = tickState(ticked, lines);
  return (
    <Checkbox
      checked={state === 'All'}
      isPartly={state === 'Some'}
      disabled={canShip === 0 && state === 'None'}
      onChange={() => onTick(lines)}
      aria-label={say.tickGroup(groupName(first, grouping))}
    />
  );
}
