import type { ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import { LookupSelect } from '../ui/inputs/LookupSelect.tsx';
import { useCompanyTypes, useIndustries, useProductCategories } from '../ui/inputs/lookup-queries.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';

interface MissingFieldProps {
  readonly column: ImportColumn;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What a field has in every row, because the file has no column for it. */
export function MissingField({ column, value, onChange }: MissingFieldProps) {
  const { wire, choices } = column;
  if (wire === 'companytype') return <NamedEntry useList={useCompanyTypes} value={value} onChange={onChange} />;
  if (wire === 'industry') return <NamedEntry useList={useIndustries} value={value} onChange={onChange} />;
  if (wire === 'category') return <NamedEntry useList={useProductCategories} value={value} onChange={onChange} />;
  if (choices) return <NamedEntry useList={() => fixedList(choices)} value={value} onChange={onChange} />;
  return <TextInput value={value} onChange={onChange} maxLength={500} />;
}

/** Fixed choices in the form of a list of the server. */
function fixedList(choices: readonly string[]) {
  const data = choices.map((label, index) => ({ label, value: index + 1 }));
  return { data, isFetching: false, isError: false, refetch: () => undefined };
}

interface NamedEntryProps extends Omit<MissingFieldProps, 'column'> {
  readonly useList: () => Parameters<typeof LookupSelect>[0]['list'];
}

/** An entry of a list, by its name. */
function NamedEntry({ useList, value, onChange }: NamedEntryProps) {
  const list = useList();
  return (
    <LookupSelect
      list={list}
      value={list.data?.find(({ label }) => label === value)?.value}
      onChange={(chosen) => onChange(list.data?.find((entry) => entry.value === chosen)?.label ?? '')}
    />
  );
}
