import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import type { OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import type { KeyboardEvent } from 'react';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { deskColumns } from './desk-columns.tsx';
import type { DeskGroup, Grouping } from './desk-groups.ts';
import { GroupName } from './GroupName.tsx';
import { GroupTick } from './GroupTick.tsx';
import { QuantityNow } from './QuantityNow.tsx';
import type { TickedLines } from './ticked-lines.ts';

interface DeskGroupRowsProps {
  readonly group: DeskGroup;
  readonly grouping: Grouping;
  readonly ticked: TickedLines;
  readonly failures: ReadonlyMap<number, string>;
  readonly onTick: (lines: readonly OpenOrderLine[]) => void;
  /** A key in the field of a line. */
  readonly onPress: (event: KeyboardEvent) => void;
  readonly onType: (line: OpenOrderLine, typed: string) => void;
}

/** How many pieces of these lines leave now; blank for none. */
function tickedPieces(ticked: TickedLines, lines: readonly OpenOrderLine[]): string {
  const pieces = lines.reduce((sum, { id }) => sum + (Number(ticked.get(id)?.typed ?? 0) || 0), 0);
  return pieces === 0 ? '' : groupedPieces(pieces);
}

/** A group: its head with the sums, which stays in view, and its lines. */
export function DeskGroupRows({ group, grouping, ticked, failures, onTick, onPress, onType }: DeskGroupRowsProps) {
  const columns = deskColumns[grouping];
  const firstSum = columns.findIndex(({ sum }) => sum !== undefined);
  return (
    <tbody>
      <tr className="desk-group" data-group={group.key}>
        <th scope="rowgroup" className="desk-tick">
          <GroupTick group={group} grouping={grouping} ticked={ticked} onTick={onTick} />
        </th>
        <th scope="rowgroup" colSpan={firstSum}>
          <GroupName first={group.first} grouping={grouping} />
        </th>
        {columns.slice(firstSum).map(({ title, sum }) => (
          <td key={title} className="desk-number">
            {sum && groupedPieces(sum(group))}
          </td>
        ))}
        <td className="desk-number desk-now">{tickedPieces(ticked, group.lines)}</td>
      </tr>
      {group.lines.map((line) => {
        const typed = ticked.get(line.id)?.typed;
        const isTicked = typed !== undefined;
        return (
          <tr key={line.id} className={isTicked ? 'desk-ticked' : undefined} data-group={group.key} data-line={line.id}>
            <td className="desk-tick">
              <Checkbox
                checked={isTicked}
                disabled={line.canShip === 0 && !isTicked}
                onChange={() => onTick([line])}
                aria-label={say.tickOf(line.name, line.number)}
              />
            </td>
            {columns.map(({ title, isNumber, cell }) => (
              <td key={title} className={isNumber ? 'desk-number' : undefined}>
                {cell(line)}
              </td>
            ))}
            <td className="desk-number desk-now" data-now>
              <QuantityNow
                line={line}
                typed={typed ?? ''}
                failure={failures.get(line.id)}
                onPress={onPress}
                onType={(text) => onType(line, text)}
              />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}
