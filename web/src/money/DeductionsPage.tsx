import { deductionMessages as say } from '@vikray/contract/money/deduction-messages.ts';
import type { Deduction } from '@vikray/contract/money/deductions-operations.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Suspense, useState } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { FormIcon } from '../ui/icons/FormIcon.tsx';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { RowAction } from '../ui/lists/RowAction.tsx';
import type { Column } from '../ui/lists/table-columns.ts';
import { useColumns } from '../ui/lists/use-columns.ts';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageLink } from '../ui/page/PageLink.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { DeductionFilters } from './DeductionFilters.tsx';
import { DeductionSums } from './DeductionSums.tsx';
import { useDeductionAddress } from './deduction-search.ts';
import { useDeductionList } from './money-queries.ts';

const CertificateModal = lazyPart(async () => ({ default: (await import('./CertificateModal.tsx')).CertificateModal }));

const columnsWith = ({ enter }: { readonly enter: (deduction: Deduction) => void }): Column<Deduction>[] => [
  {
    title: 'Receipt',
    width: 110,
    fixed: 'start',
    onPhone: 'detail',
    cell: ({ receiptId, number }) => (
      <PageLink page="receipt" search={{ id: receiptId }}>
        {number}
      </PageLink>
    ),
  },
  { title: 'Date', width: 116, sort: 'receivedOn', onPhone: 'state', cell: ({ receivedOn }) => dashedDate(receivedOn) },
  { title: 'Customer', isText: true, width: 240, onPhone: 'name', cell: ({ companyName }) => companyName },
  { title: 'Amount', isNumber: true, width: 140, onPhone: 'figure', cell: ({ amount }) => <strong>{formatRupees(amount)}</strong> },
  { title: 'Kind', width: 140, onPhone: 'detail', cell: ({ kind }) => kind },
  { title: 'Quarter', width: 140, cell: ({ quarter }) => quarter },
  { title: 'Certificate', isText: true, width: 170, cell: ({ certificate }) => certificate || '–' },
  { title: 'Certificate Date', width: 130, cell: ({ certificatedOn }) => dashedDate(certificatedOn) || '–' },
  { title: 'Company', isText: true, width: 190, cell: ({ companyForName }) => companyForName },
  {
    title: 'Edit',
    icons: 1,
    cell: (deduction) => (
      <IfAllowed to="UpdateDeduction">
        <RowAction icon={<FormIcon />} label={say.enter(deduction.number)} onClick={() => enter(deduction)} />
      </IfAllowed>
    ),
  },
];

/** TDS that customers kept back, the missing certificates first, and its sums by customer and quarter. */
export function DeductionsPage() {
  const [address, ask] = useDeductionAddress();
  const { by, kind, quarter, certified = 'No' } = address;
  const filter = { ...(kind && { kind }), ...(quarter && { quarter }), ...(certified !== 'All' && { certified }) };
  const list = useListSearch({ sorts: ['receivedOn'] });
  const [entering, setEntering] = useState<Deduction>();
  const columns = useColumns(columnsWith, { enter: setEntering });
  const rows = useDeductionList(list, filter);
  return (
    <div className="list-page">
      <PageHeading title={say.title}>
        <ListToolbar list={list} csv={fileOf('GetDeduction', { ...filter, ...searchAndOrder(list) })} />
      </PageHeading>
      <DeductionFilters address={address} ask={ask} />
      <Tabs
        label={say.title}
        tabs={[say.list, say.sums]}
        shown={by === 'Sums' ? say.sums : say.list}
        onShow={(shown) => ask({ by: shown === say.sums ? 'Sums' : undefined })}
      >
        {by === 'Sums' ? (
          <DeductionSums filter={{ ...filter, ...(list.search && { search: list.search }) }} />
        ) : (
          <DataTable label={say.list} list={list} columns={columns} rows={rows} idOf={({ deductionId }) => deductionId} empty={say.none} />
        )}
      </Tabs>
      <Suspense>{entering && <CertificateModal deduction={entering} onClose={() => setEntering(undefined)} />}</Suspense>
    </div>
  );
}
