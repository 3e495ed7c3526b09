import { brochureMessages as say } from '@vikray/contract/brochures/brochure-messages.ts';
import { useState } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { brochureColumns } from './brochure-columns.tsx';
import { useBrochureList } from './brochure-queries.ts';

const title = 'Download Brochure List';

export function BrochureListPage() {
  const list = useListSearch({ pageSize: 10 });
  const search = list.search || undefined;
  // One row at a time: opening another one closes the first.
  const [editedId, setEditedId] = useState<number>();
  const mayEnquire = useAllowed('AddEnquiry');
  return (
    <TablePage
      title={title}
      list={list}
      csv={{ ...fileOf('GetBrochure', { search }), forImport: fileOf('GetBrochure', { search, columns: 'import' }) }}
      imports="brochure-requests"
      columns={useColumns(brochureColumns, { editedId, onEdit: setEditedId, mayEnquire })}
      rows={useBrochureList(list)}
      idOf={(request) => request.requestId}
      width={mayEnquire ? 1420 : 1220}
      empty={say.noneFound}
    />
  );
}
