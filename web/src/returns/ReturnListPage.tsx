import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { returnMessages as say } from '@vikray/contract/returns/return-messages.ts';
import type { ReturnedLine } from '@vikray/contract/returns/return.ts';
import { creditNoteMessages } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { DealLink } from '../deals/public.ts';
import { fileOf } from '../platform/list-file.ts';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { DocumentNumber } from '../ui/page/DocumentNumber.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { PageLink } from '../ui/page/PageLink.tsx';
import { useReturnList } from './return-queries.ts';

const columns: readonly Column<ReturnedLine>[] = [
  serialColumn,
  {
    title: 'Return Number',
    width: 196,
    fixed: 'start',
    isWhole: true,
    onPhone: 'detail',
    cell: ({ number }) => (
      <strong>
        <DocumentNumber number={number} />
      </strong>
    ),
  },
  { title: 'Return Date', width: 110, onPhone: 'state', cell: ({ returnedOn }) => dashedDate(returnedOn) },
  {
    title: 'Order Number',
    width: 208,
    isWhole: true,
    cell: ({ dealId, orderNumber }) => <DealLink dealId={dealId} number={orderNumber} />,
  },
  { title: 'Customer', width: 220, isText: true, onPhone: 'detail', cell: ({ companyName }) => companyName },
  { title: 'Product Name', width: 250, isText: true, onPhone: 'name', cell: ({ name }) => name },
  { title: 'Quantity', width: 96, isNumber: true, onPhone: 'figure', cell: ({ quantity }) => <strong>{groupedPieces(quantity)}</strong> },
  { title: 'Condition', width: 104, cell: ({ condition }) => condition },
  {
    title: 'Replace',
    width: 132,
    cell: ({ returnId, replace, toCredit }) =>
      toCredit === 'No' ? (
        replace
      ) : (
        <>
          {replace}
          <IfAllowed to="AddCreditNote">
            {' · '}
            <PageLink page="creditnotes" search={{ returnid: returnId }}>
              {creditNoteMessages.credit}
            </PageLink>
          </IfAllowed>
        </>
      ),
  },
  { title: 'Reason', width: 160, isText: true, cell: ({ reason, remark }) => (remark === '' ? reason : `${reason}: ${remark}`) },
  { title: 'Updated By', width: 150, isText: true, cell: ({ updatedBy }) => updatedBy },
];

export function ReturnListPage() {
  const list = useListSearch();
  return (
    <TablePage
      title={say.title}
      list={list}
      csv={fileOf('GetReturn', { search: list.search })}
      columns={columns}
      rows={useReturnList(list)}
      idOf={(line) => line.returnLineId}
      empty={say.noneFound}
    />
  );
}
