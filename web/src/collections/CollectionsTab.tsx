import { useNavigate } from '@tanstack/react-router';
import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import { useIsPhone } from '../platform/media.ts';
import { Segmented } from '../ui/controls/Segmented.tsx';
import type { ListSearch } from '../ui/lists/list-search.ts';
import { useColumns } from '../ui/lists/use-columns.ts';
import { useWorkRows } from '../ui/lists/use-work-rows.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { SelectBar } from '../ui/several/SelectBar.tsx';
import { SelectButton } from '../ui/several/SelectButton.tsx';
import { useSelection } from '../ui/several/use-selection.ts';
import { columnsWithTicks } from './collection-columns.tsx';
import { namedDebtors, remindSeveral } from './collection-several.tsx';
import { refreshCollections, useCollectionRows, usePaymentTemplates, type CollectionFilter } from './collection-queries.ts';
import { CollectionDesk } from './CollectionDesk.tsx';
import { CollectionPhone } from './CollectionPhone.tsx';
import './collections.css';

interface CollectionsTabProps {
  readonly list: ListSearch;
  /** Whose money it is. */
  readonly filter: Pick<CollectionFilter, 'customerId' | 'companyId' | 'ownerId'>;
  /** Whether it shows everyone who is overdue, not only those who are to be called today. */
  readonly showsAll: boolean;
}

const which = [
  { label: say.toCall, value: 'tocall' },
  { label: say.allOverdue, value: 'overdue' },
] as const;

/** Those who owe something that is overdue, for those who call them. */
export function CollectionsTab({ list, filter, showsAll }: CollectionsTabProps) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const asked: CollectionFilter = { ...filter, ...(showsAll ? { overdue: 'Yes' } : { toCall: 'Yes' }) };
  const rows = useCollectionRows(list, asked);
  const work = useWorkRows(rows.rows.map(({ customerId }) => customerId));
  const selection = useSelection('GetOutstanding', { sort: 'calls', ...list }, asked, rows);
  const { ticked, setTicked } = selection;
  const { data: templates } = usePaymentTemplates();
  const mayRemind = useAllowed('SendReminder');
  const [first] = templates ?? [];
  const actions = mayRemind && first ? [remindSeveral(first.templateId)] : [];
  const columns = useColumns(columnsWithTicks, { ticked, onTicked: setTicked });
  const Layout = isPhone ? CollectionPhone : CollectionDesk;
  return (
    <>
      <div className="collection-bar">
        <Segmented
          label={say.whichCustomers}
          options={which}
          value={showsAll ? 'overdue' : 'tocall'}
          onChange={(value) =>
            void navigate({
              to: '.',
              search: (before: object) => ({ ...before, all: value === 'overdue' ? 1 : undefined, page: undefined }),
            })
          }
        />
        {actions.length > 0 && !isPhone && <SelectButton ticked={ticked} onSelect={(isOn) => setTicked(isOn ? new Map() : undefined)} />}
      </div>
      <SelectBar selection={selection} named={namedDebtors} actions={actions} onDone={() => void refreshCollections()} />
      <Layout list={list} rows={rows} empty={showsAll ? say.nobodyOverdue : say.nobodyToCall} columns={columns} work={work} />
    </>
  );
}
