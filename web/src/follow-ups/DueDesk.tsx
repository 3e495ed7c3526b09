import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { useRef } from 'react';
import { useHasRoomBeside } from '../platform/media.ts';
import { useKeys } from '../ui/keys/use-keys.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useRowKeys } from '../ui/lists/use-row-keys.ts';
import { ChosenCall } from './ChosenCall.tsx';
import { dueColumns } from './due-columns.tsx';
import { rowAfter, type DueLayout } from './due-layout.ts';
import { DueDrawer } from './DueDrawer.tsx';
import { useSnooze } from './use-snooze.ts';

/**
 * The due list with the call of the chosen row at its right, on a tablet over it. The arrow keys go from row to row, S moves a row to
 * tomorrow.
 */
export function DueDesk({ list, rows, empty, chosenId, onChoose, onDone }: DueLayout) {
  const snooze = useSnooze();
  const hasRoom = useHasRoomBeside();
  const chosen = rows.rows.find(({ dealId }) => dealId === chosenId);
  const desk = useRef<HTMLDivElement>(null);

  async function put(row: DueFollowUp): Promise<void> {
    const next = rowAfter(rows.rows, row.dealId);
    if (await snooze(row)) onDone(row.dealId, next?.dealId);
  }

  useRowKeys({ ids: rows.rows.map(({ dealId }) => dealId), chosenId, onChoose, frame: desk });
  useKeys([{ key: 'S', does: say.snooze, act: chosen && (() => void put(chosen)) }]);

  return (
    <div ref={desk} className="due-desk">
      <DataTable
        columns={dueColumns({ onEnter: ({ dealId }) => onChoose(dealId), onSnooze: (row) => void put(row) })}
        list={list}
        rows={rows}
        idOf={({ dealId }) => dealId}
        label={say.title}
        empty={empty}
        width={1286}
        chosen={{ id: chosenId, onChoose: ({ dealId }) => onChoose(dealId) }}
      />
      {chosen && !hasRoom && <DueDrawer chosen={chosen} rows={rows} onDone={onDone} onClose={() => onChoose(undefined)} />}
      {chosen && hasRoom && (
        <aside className="due-panel" aria-label={say.panel}>
          <ChosenCall chosen={chosen} rows={rows} onDone={onDone} />
          <p className="due-keys">{say.keys}</p>
        </aside>
      )}
    </div>
  );
}
