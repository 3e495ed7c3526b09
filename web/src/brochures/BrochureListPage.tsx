import { brochureMessages as say } from '@vikray/contract/brochures/brochure-messages.ts';
import { brochureCsv, brochureImportCsv } from '@vikray/contract/brochures/brochures-operations.ts';
import { useState } from 'react';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { brochureColumns } from './brochure-columns.tsx';
import { brochureFileOf, useBrochureList } from './brochure-queries.ts';

const title = 'Download Brochure List';

export function BrochureListPage() {
  const list = useListSearch({ pageSize: 10 });
  // One row at a time: opening another one closes the first.
  const [editedId, setEditedId] = useState<number>();
  const mayEnquire = useAllowed('AddEnquiry');
  return (
    <>
      <PageHeading title={title}>
        <ListToolbar
          list={list}
          csv={{
            read: (format) => brochureFileOf(list, format),
            fileName: brochureCsv.fileName,
            forImport: { read: (format) => brochureFileOf(list, format, 'import'), fileName: brochureImportCsv.fileName },
          }}
          imports="brochure-requests"
        />
      </PageHeading>
      <DataTable
        columns={brochureColumns({ editedId, onEdit: setEditedId, mayEnquire })}
        list={list}
        rows={useBrochureList(list)}
        idOf={(request) => request.requestId}
        label={title}
        width={mayEnquire ? 1420 : 1220}
        empty={say.noneFound}
      />
    </>
  );
}
