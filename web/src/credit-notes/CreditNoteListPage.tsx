import { creditNoteMessages as say } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import type { CreditNote } from '@vikray/contract/credit-notes/credit-note.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { fileOf } from '../platform/list-file.ts';
import { StopIcon } from '../ui/icons/StopIcon.tsx';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { RowAction } from '../ui/lists/RowAction.tsx';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { DocumentNumber } from '../ui/page/DocumentNumber.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { useCreditNoteList } from './credit-note-queries.ts';

const AddCreditNoteModal = lazyPart(async () => ({ default: (await import('./AddCreditNoteModal.tsx')).AddCreditNoteModal }));
const VoidCreditNoteModal = lazyPart(async () => ({ default: (await import('./VoidCreditNoteModal.tsx')).VoidCreditNoteModal }));

const columnsWith = ({ makeVoid }: { readonly makeVoid: (note: CreditNote) => void }): Column<CreditNote>[] => [
  {
    title: 'Number',
    width: 130,
    fixed: 'start',
    onPhone: 'detail',
    cell: ({ number }) => (
      <strong>
        <DocumentNumber number={number} />
      </strong>
    ),
  },
  { title: 'Date', width: 116, sort: 'date', onPhone: 'state', cell: ({ date }) => dashedDate(date) },
  { title: 'Customer', isText: true, width: 230, onPhone: 'name', cell: ({ companyName }) => companyName },
  { title: 'Total', isNumber: true, width: 140, onPhone: 'figure', cell: ({ total }) => <strong>{formatRupees(total)}</strong> },
  { title: 'Taxable', isNumber: true, width: 140, cell: ({ taxable }) => formatRupees(taxable) },
  { title: 'Tax', isNumber: true, width: 130, cell: ({ total, taxable, roundOff }) => formatRupees(total - taxable - roundOff) },
  { title: 'Invoice', width: 140, cell: ({ invoiceNumber }) => invoiceNumber },
  { title: 'Reason', isText: true, width: 150, cell: ({ reason }) => reason },
  { title: 'Return', width: 190, cell: ({ returnNumber }) => returnNumber || '–' },
  { title: 'Company', isText: true, width: 190, cell: ({ companyForName }) => companyForName },
  { title: 'State', width: 90, cell: ({ isVoid }) => (isVoid === 'Yes' ? <StatusTag status="Void" /> : '–') },
  {
    title: 'Actions',
    icons: 2,
    cell: (note) => (
      <div className="row-actions">
        <ExportButton
          address={`/api/creditnotes/${note.creditNoteId}/creditnote.pdf`}
          label={note.number}
          failed={printingMessages.pdfFailed}
        />
        {note.isVoid === 'No' && (
          <IfAllowed to="VoidCreditNote">
            <RowAction isDanger icon={<StopIcon />} label={say.voidTitle(note.number)} onClick={() => makeVoid(note)} />
          </IfAllowed>
        )}
      </div>
    ),
  },
];

/** The credit notes, newest first. Opened for a return or a bill, it proposes the credit note. */
export function CreditNoteListPage() {
  const list = useListSearch({ sorts: ['date'] });
  const { returnid, billid } = useSearch({ from: '/shell/creditnotes' });
  const navigate = useNavigate({ from: '/creditnotes' });
  const [isAdding, setIsAdding] = useState(false);
  const [voiding, setVoiding] = useState<CreditNote>();
  const columns = useColumns(columnsWith, { makeVoid: setVoiding });
  const isOpen = isAdding || returnid !== undefined || billid !== undefined;
  const close = () => {
    setIsAdding(false);
    void navigate({ search: (before) => ({ ...before, returnid: undefined, billid: undefined }), replace: true });
  };
  return (
    <>
      <TablePage
        title={say.title}
        list={list}
        csv={fileOf('GetCreditNote', searchAndOrder(list))}
        columns={columns}
        rows={useCreditNoteList(list)}
        idOf={({ creditNoteId }) => creditNoteId}
        empty={say.noneFound}
        add={{ label: say.add, operation: 'AddCreditNote', onPress: () => setIsAdding(true) }}
      />
      <Suspense>
        {isOpen && (
          <IfAllowed to="AddCreditNote">
            <AddCreditNoteModal returnId={returnid} billId={billid} onClose={close} />
          </IfAllowed>
        )}
        {voiding && <VoidCreditNoteModal note={voiding} onClose={() => setVoiding(undefined)} />}
      </Suspense>
    </>
  );
}
