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

/** Stands where there are no rows: with the way to clear the search that found none, else with the way to add the first. */
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
