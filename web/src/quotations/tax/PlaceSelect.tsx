import { Select } from 'antd';
import { useFieldMarks } from '../../ui/field/Field.tsx';
import { rankedSearch } from '../../ui/inputs/ranked-options.ts';

interface PlaceSelectProps {
  readonly places: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of the places of supply, found by typing. */
export function PlaceSelect({ places, value, onChange }: PlaceSelectProps) {
  return (
    <Select<string>
      {...useFieldMarks()}
      value={value}
      onChange={onChange}
      options={[...places]}
      virtual={false}
      showSearch={rankedSearch}
    />
  );
}
