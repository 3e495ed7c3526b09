import { Button } from '../controls/Button.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { AddButton, type AddAction } from './AddButton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { listMessages as say } from './list-messages.ts';
import type { ListSearch } from './list-search.ts';

interface ListEmptyProps {
  readonly list: ListSearch;
  readonly sentence: string;
  readonly add?: AddAction | undefined;
  readonly clearFilter?: (() => void) | undefined;
}

/** Shown when there are no rows. Offers to clear the search or the filter that found nothing; without these, to add the first record. */
export function ListEmpty({ list, sentence, add, clearFilter }: ListEmptyProps) {
  return (
    <section className="list-sheet">
      <EmptyState sentence={sentence}>
        {list.search !== '' && <ClearButton label={say.clearSearch} onClear={() => list.ask({ search: '' })} />}
        {clearFilter && <ClearButton label={say.clearFilter} onClear={clearFilter} />}
        {list.search === '' && !clearFilter && add && <AddButton {...add} />}
      </EmptyState>
    </section>
  );
}

function ClearButton({ label, onClear }: { readonly label: string; readonly onClear: () => void }) {
  return (
    <Button icon={<CloseIcon />} onClick={onClear}>
      {label}
    </Button>
  );
}
