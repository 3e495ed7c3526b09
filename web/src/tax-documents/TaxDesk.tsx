import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { useRef } from 'react';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useRowKeys } from '../ui/lists/use-row-keys.ts';
import { taxColumns } from './tax-columns.tsx';
import type { TaxLayout } from './tax-layout.ts';
import { TaxPanel } from './TaxPanel.tsx';
import { TaxSums } from './TaxSums.tsx';

/** The list with the papers and files of the chosen row at its right. The arrow keys go from row to row. */
export function TaxDesk({ list, rows, filter, chosenId, onChoose }: TaxLayout) {
  const chosen = rows.rows.find(({ consignmentId }) => consignmentId === chosenId);
  const desk = useRef<HTMLDivElement>(null);
  useRowKeys({ ids: rows.rows.map(({ consignmentId }) => consignmentId), chosenId, onChoose, frame: desk });

  return (
    <div ref={desk} className="tax-desk">
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
