import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import type { OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { useRef, type KeyboardEvent } from 'react';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { deskColumns } from './desk-columns.tsx';
import type { DeskGroup, Grouping } from './desk-groups.ts';
import { DeskGroupRows } from './DeskGroupRows.tsx';
import { toggleLines, typeQuantity, type TickedLines } from './ticked-lines.ts';

export interface DeskProps {
  readonly grouping: Grouping;
  readonly groups: readonly DeskGroup[];
  readonly ticked: TickedLines;
  /** The sentences about quantities that cannot leave, by line. */
  readonly failures: ReadonlyMap<number, string>;
  readonly onChange: (change: (before: TickedLines) => TickedLines) => void;
}

/**
 * The open lines in groups with sums. With the focus in a line, Space ticks it and Shift+Space its group, digits type the quantity, and the
 * arrows go to the line above or below.
 */
export function DeskTable({ grouping, groups, ticked, failures, onChange }: DeskProps) {
  const table = useRef<HTMLTableElement>(null);
  const columns = deskColumns[grouping];
  const tick = (lines: readonly OpenOrderLine[]) => onChange((before) => toggleLines(before, lines));

  /** The group and the line with the focus. */
  function focused(): { readonly group: DeskGroup; readonly line: OpenOrderLine | undefined } | undefined {
    const place = document.activeElement?.closest<HTMLElement>('[data-group]');
    const group = groups.find(({ key }) => String(key) === place?.dataset['group']);
    return group && { group, line: group.lines.find(({ id }) => String(id) === place?.dataset['line']) };
  }
  function tickFocused(): void {
    const place = focused();
    if (place) tick(place.line ? [place.line] : place.group.lines);
  }
  function tickGroup(): void {
    const place = focused();
    if (place) tick(place.group.lines);
  }
  function go(step: 1 | -1): void {
    const fields = [...(table.current?.querySelectorAll<HTMLInputElement>('[data-now] input') ?? [])];
    const place = document.activeElement?.closest('tr');
    fields[fields.findIndex((field) => field.closest('tr') === place) + step]?.focus();
  }
  const keys = [
    { key: 'Space', does: say.tickLine, act: tickFocused },
    { key: 'Shift+Space', does: say.tickItsGroup, act: tickGroup },
    { key: 'ArrowDown', does: say.nextLine, act: () => go(1) },
    { key: 'ArrowUp', does: say.lineBefore, act: () => go(-1) },
  ];
  useKeys(keys, table);

  /** Keys of the page rest in a field, and these are for the field of a line. */
  function pressInField(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey) return;
    const name = `${event.shiftKey ? 'Shift+' : ''}${event.key === ' ' ? 'Space' : event.key}`;
    const known = keys.find(({ key }) => key === (name === 'Enter' ? 'ArrowDown' : name));
    if (!known) return;
    event.preventDefault();
    known.act();
  }

  return (
    <div className="desk-frame" tabIndex={0} role="region" aria-label={say.lines}>
      <table ref={table} className="desk-table">
        <thead>
          <tr>
            {columns.map(({ title, isNumber }, index) => (
              // The first column stands above the boxes, too.
              <th key={title} scope="col" colSpan={index === 0 ? 2 : 1} className={isNumber ? 'desk-number' : undefined}>
                {title}
              </th>
            ))}
            <th scope="col" className="desk-number desk-now">
              {say.dispatchNow}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <DeskGroupRows
            key={group.key}
            group={group}
            grouping={grouping}
            ticked={ticked}
            failures={failures}
            onTick={tick}
            onPress={pressInField}
            onType={(line, typed) => onChange((before) => typeQuantity(before, line, typed))}
          />
        ))}
      </table>
    </div>
  );
}
