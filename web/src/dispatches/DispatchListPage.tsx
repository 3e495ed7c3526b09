import { dispatchFilters } from '@vikray/contract/dispatches/dispatch-filters.ts';
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { useState } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { BackModals, type GoingBack } from './BackModals.tsx';
import { dispatchColumns } from './dispatch-columns.tsx';
import { useDispatchList } from './dispatch-queries.ts';
import './dispatch-list.css';

const title = 'Dispatch History';

/** The dispatch history. Its file has what stands, unless the chosen filters say otherwise. */
export function DispatchListPage() {
  const list = useListSearch();
  const filters = useListFilters(dispatchFilters);
  const [open, setOpen] = useState<GoingBack>();
  const facts = { mayCancel: useAllowed('CancelDispatch'), mayReturn: useAllowed('AddReturn'), onBack: setOpen };
  return (
    <>
      <FilteredTablePage
        title={title}
        list={list}
        filters={filters}
        csv={fileOf('GetDispatchOrder', { ...filters.values, search: list.search })}
        columns={useColumns(dispatchColumns, facts)}
        rows={useDispatchList(list, filters.values)}
        idOf={(dispatch) => dispatch.id}
        empty={say.noneFound}
      />
      <BackModals open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
