import { Suspense, useState } from 'react';
import { termMessages as say } from '@vikray/contract/terms/term-messages.ts';
import { termCategories, type Term, type TermCategory } from '@vikray/contract/terms/term.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { fileOf } from '../platform/list-file.ts';
import { Select } from '../ui/controls/Select.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { DeleteTerm } from './DeleteTerm.tsx';
import { termColumns } from './term-columns.tsx';
import { useTermList } from './term-queries.ts';
import { useTermCategory } from './term-search.ts';

const title = 'Terms Management';
// The forms load only when they are opened: the list alone reaches the size limit of a list page.
const AddTermModal = lazyPart(async () => ({ default: (await import('./AddTermModal.tsx')).AddTermModal }));
const EditTermModal = lazyPart(async () => ({ default: (await import('./EditTermModal.tsx')).EditTermModal }));

export function TermListPage() {
  const list = useListSearch();
  const [category, choose] = useTermCategory();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<Term>();
  const [leaving, setLeaving] = useState<Term>();
  const mayDelete = useAllowed('DeleteTerm');
  const addTerm = { label: 'Add New Term', operation: 'AddTerm', onPress: () => setIsAdding(true) } as const;
  return (
    <>
      <TablePage
        title={title}
        list={list}
        filter={<CategoryFilter category={category} onChoose={choose} />}
        csv={fileOf('GetTermsData', { category, search: list.search })}
        columns={useColumns(termColumns, { mayDelete, onEdit: setEdited, onDelete: setLeaving })}
        rows={useTermList(list, category)}
        idOf={(term) => term.termsId}
        width={960}
        empty={say.noneFound}
        add={addTerm}
      />
      <Suspense fallback={null}>
        {isAdding && <AddTermModal category={category} onClose={() => setIsAdding(false)} />}
        {edited && <EditTermModal term={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
      <DeleteTerm term={leaving} onDone={() => setLeaving(undefined)} />
    </>
  );
}

function CategoryFilter({ category, onChoose }: { readonly category: TermCategory; readonly onChoose: (category: TermCategory) => void }) {
  return (
    <Select
      className="term-category"
      aria-label="Category"
      value={category}
      onChange={onChoose}
      options={termCategories.map((name) => ({ value: name, label: name }))}
    />
  );
}
