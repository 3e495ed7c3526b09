import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { useRef } from 'react';
import { useHasRoomBeside } from '../platform/media.ts';
import { useKeys } from '../ui/keys/use-keys.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useRowKeys } from '../ui/lists/use-row-keys.ts';
import { tickColumn } from '../ui/several/RowTick.tsx';
import { ChosenCall } from './ChosenCall.tsx';
import { dueColumns } from './due-columns.tsx';
import type { DueLayout } from './due-layout.ts';
import { DueDrawer } from './DueDrawer.tsx';
import { namedFollowUps } from './follow-up-several.tsx';
import { snooze } from './snooze.ts';

/**
 * The due list with the call of the chosen row at its right, on a tablet over it. The arrow keys go from row to row, Enter opens a call, S
 * moves a row to tomorrow.
 */
export function DueDesk({ list, rows, empty, chosenId, isOpen, onChoose, onOpen, ticked, onTicked, ...work }: DueLayout) {
  const { onDone, onReopen, onLose } = work;
  const hasRoom = useHasRoomBeside();
  const chosen = rows.rows.find(({ dealId }) => dealId === chosenId);
  const desk = useRef<HTMLDivElement>(null);

  function put(row: DueFollowUp): void {
    onDone(row.dealId);
    void snooze(row);
  }

  /** The arrow keys leave the call. */
  function choose(dealId: number | undefined): void {
    onChoose(dealId);
    desk.current?.querySelector<HTMLElement>('.data-table')?.focus({ preventScroll: true });
  }

  useRowKeys({ ids: rows.rows.map(({ dealId }) => dealId), chosenId, onChoose: choose, frame: desk });
  useKeys([
    { key: 'Enter', does: say.openCall, act: chosen && !isOpen ? () => onOpen(chosen.dealId) : undefined },
    { key: 'S', does: say.snooze, act: chosen && (() => put(chosen)) },
  ]);

  const tick = ticked && tickColumn({ ticked, onTicked, among: rows.rows, ...namedFollowUps });
  return (
    <div ref={desk} className="call-desk">
      <DataTable
        columns={dueColumns({ onEnter: ({ dealId }) => onOpen(dealId), onSnooze: put, tick })}
        list={list}
        rows={rows}
        idOf={({ dealId }) => dealId}
        label={say.title}
        empty={empty}
        width={1286}
        chosen={{ id: chosenId, onChoose: ({ dealId }) => onOpen(dealId) }}
      />
      {chosen && !hasRoom && (
        <DueDrawer chosen={chosen} onDone={onDone} onReopen={onReopen} onLose={onLose} onClose={() => onChoose(undefined)} />
      )}
      {chosen && hasRoom && (
        <aside className="call-panel" aria-label={say.panel}>
          <ChosenCall chosen={chosen} isOpen={isOpen} onDone={onDone} onReopen={onReopen} onLose={onLose} />
          <p className="call-keys">{say.keys}</p>
        </aside>
      )}
    </div>
  );
}
