import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { AddButton, type AddAction } from './AddButton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { listMessages as say } from './list-messages.ts';
import type { ListSearch } from './list-search.ts';

interface ListEmptyProps {
  readonly list: ListSearch;
  readonly sentence: string;
  readonly add?: AddAction | undefined;
}

/** Shown when there are no rows. Offers to clear a search that found nothing; without a search, offers to add the first record. */
export function ListEmpty({ list, sentence, add }: ListEmptyProps) {
  return (
    <section className="list-sheet">
      <EmptyState sentence={sentence}>
        {list.search !== '' ? (
          <Button icon={<CloseOutlined aria-hidden />} onClick={() => list.ask({ search: '' })}>
            {say.clearSearch}
          </Button>
        ) : (
          add && <AddButton {...add} />
        )}
      </EmptyState>
    </section>
  );
}
