import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { Select } from 'antd';
import { useFieldMarks } from './Field.tsx';

/** A lookup list on its way, as useQuery gives it. */
export interface LookupList {
  readonly data: readonly LookupEntry[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface LookupSelectProps {
  readonly list: LookupList;
  /** The chosen entry's value; undefined while nothing is chosen. */
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

/** Longer lists draw only what is in sight, of which screen readers hear only the entries around the chosen one. */
const mostDrawn = 100;

/** An entry of a lookup list, found by typing a part of its label. A list that could not be read is read again when opened. */
export function LookupSelect({ list, ...select }: LookupSelectProps) {
  return (
    <Select<number>
      {...useFieldMarks()}
      {...select}
      options={list.data?.map(({ value, label }) => ({ value, label })) ?? []}
      showSearch={{ optionFilterProp: 'label' }}
      virtual={(list.data?.length ?? 0) > mostDrawn}
      loading={list.isFetching}
      notFoundContent={list.isError ? messages.somethingWentWrong : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen && list.isError) list.refetch();
      }}
    />
  );
}
