import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useShortcuts } from '../ui/page/use-shortcuts.ts';
import { taxColumns } from './tax-columns.tsx';
import type { TaxLayout } from './tax-layout.ts';
import { TaxPanel } from './TaxPanel.tsx';
import { TaxSums } from './TaxSums.tsx';

/** The list with the papers and files of the chosen row at its right. The arrow keys go from row to row. */
export function TaxDesk({ list, rows, filter, chosenId, onChoose }: TaxLayout) {
  const chosen = rows.rows.find(({ consignmentId }) => consignmentId === chosenId);
  const index = chosen ? rows.rows.indexOf(chosen) : -1;

  function go(step: number): void {
    const next = rows.rows[Math.min(Math.max(index + step, 0), rows.rows.length - 1)];
    if (next) onChoose(next.consignmentId);
  }

  useShortcuts({ arrowdown: () => go(1), arrowup: () => go(-1), escape: chosen && (() => onChoose(undefined)) });

  return (
    <div className="tax-desk">
      <DataTable
        columns={taxColumns}
        list={list}
        rows={rows}
        idOf={({ consignmentId }) => consignmentId}
        label={say.title}
        empty={say.noneFound}
        width={1400}
        chosen={{ id: chosenId, onChoose: ({ consignmentId }) => onChoose(consignmentId) }}
      />
      <TaxSums filter={filter} search={list.search} />
      {chosen && (
        <aside className="tax-panel" aria-label={say.panel}>
          <TaxPanel key={chosen.consignmentId} consignmentId={chosen.consignmentId} />
        </aside>
      )}
    </div>
  );
}
