import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { useRef } from 'react';
import { useHasRoomBeside } from '../platform/media.ts';
import { useKeys } from '../ui/keys/use-keys.ts';
import '../ui/lists/call-desk.css';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useRowKeys } from '../ui/lists/use-row-keys.ts';
import type { CollectionLayout } from './collection-layout.ts';
import { collectionColumns } from './collection-columns.tsx';
import { CollectionDrawer } from './CollectionDrawer.tsx';
import { CollectionPanel } from './CollectionPanel.tsx';

/** The customers with the call of the chosen one at their right, on a tablet over them. The arrow keys go from row to row. */
export function CollectionDesk({ list, rows, empty, columns = collectionColumns, work }: CollectionLayout) {
  const hasRoom = useHasRoomBeside();
  const { chosenId, isOpen, choose, open, goOn, reopen } = work;
  const chosen = rows.rows.find(({ customerId }) => customerId === chosenId);
  const desk = useRef<HTMLDivElement>(null);

  /** The arrow keys leave the call. */
  function chooseRow(id: number | undefined): void {
    choose(id);
    desk.current?.querySelector<HTMLElement>('.data-table')?.focus({ preventScroll: true });
  }

  useRowKeys({ ids: rows.rows.map(({ customerId }) => customerId), chosenId, onChoose: chooseRow, frame: desk });
  useKeys([{ key: 'Enter', does: say.openCall, act: chosen && !isOpen ? () => open(chosen.customerId) : undefined }]);

  const panel = (row: OutstandingRow) => ({
    row,
    onSaved: () => goOn(row.customerId),
    onReopen: () => reopen(row.customerId),
  });
  return (
    <div ref={desk} className="call-desk">
      <DataTable
        columns={columns}
        list={list}
        rows={rows}
        idOf={({ customerId }) => customerId}
        label={say.tab}
        empty={empty}
        width={1490}
        chosen={{ id: chosenId, onChoose: ({ customerId }) => open(customerId) }}
      />
      {chosen && !hasRoom && <CollectionDrawer key={chosen.customerId} {...panel(chosen)} onClose={() => choose(undefined)} />}
      {chosen && hasRoom && (
        <aside className="call-panel" aria-label={say.call}>
          <CollectionPanel key={chosen.customerId} {...panel(chosen)} isOpen={isOpen} />
          <p className="call-keys">{say.keys}</p>
        </aside>
      )}
    </div>
  );
}
