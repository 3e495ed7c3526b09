import { Select } from '../controls/Select.tsx';
import { listMessages as say } from './list-messages.ts';
import type { ListSearch } from './list-search.ts';
import type { Column } from './table-columns.ts';

interface PhoneSortProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly list: ListSearch;
}

/** Sorts a list that has no column heads to press. */
export function PhoneSort<Row>({ columns, list }: PhoneSortProps<Row>) {
  const orders = columns.flatMap(({ sort, title }) =>
    sort === undefined
      ? []
      : [
          { value: `${sort} asc`, label: say.ascending(title), sort, order: 'asc' as const },
          { value: `${sort} desc`, label: say.descending(title), sort, order: 'desc' as const },
        ],
  );
  const standard = { value: '', label: say.standardOrder, sort: undefined, order: undefined };
  return (
    <div className="phone-sort">
      <Select<string>
        isBorderless
        aria-label={say.sortBy}
        value={list.sort === undefined ? '' : `${list.sort} ${list.order ?? 'asc'}`}
        onChange={(value) => {
          const { sort, order } = orders.find((each) => each.value === value) ?? standard;
          list.ask({ sort, order });
        }}
        options={[standard, ...orders].map(({ value, label }) => ({ value, label }))}
      />
    </div>
  );
}
