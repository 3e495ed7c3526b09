import { messages } from '@vikray/contract/platform/messages.ts';
import type { Filter } from '@vikray/contract/platform/filters.ts';
import { Field } from '../field/Field.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import { DecimalInput } from '../inputs/DecimalInput.tsx';
import { FilterSelect } from '../inputs/FilterSelect.tsx';
import type { RankedOption } from '../inputs/RankedSelect.tsx';
import { SearchSelect } from '../inputs/SearchSelect.tsx';
import { useServerSearch } from '../inputs/server-search.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { useIndustries, useProductCategories } from '../inputs/lookup-queries.ts';
import { useCompanies, useIndianStates, useRecordName, useUsers } from './filtered-records.ts';
import type { AddressValue, ChosenFilters } from './list-filters.ts';
import { PeriodControl } from './PeriodControl.tsx';

interface FilterControlProps {
  readonly field: string;
  readonly filter: Filter;
  readonly chosen: ChosenFilters;
  readonly onChange: (change: ChosenFilters) => void;
}

/** The control of a filter, by its kind. */
export function FilterControl({ field, filter, chosen, onChange }: FilterControlProps) {
  const { kind, label, until } = filter;
  if (kind === 'firstDay' && until !== undefined)
    return <PeriodControl label={label} from={field} to={until} chosen={chosen} onChange={onChange} />;
  return (
    <Field name={field} label={label}>
      <Value filter={filter} value={chosen[field]} onChange={(value) => onChange({ [field]: value })} />
    </Field>
  );
}

interface ValueProps {
  readonly filter: Filter;
  readonly value: AddressValue | undefined;
  readonly onChange: (value: AddressValue | undefined) => void;
}

function Value(props: ValueProps) {
  const { filter, value, onChange } = props;
  switch (filter.kind) {
    case 'word':
      return <Options {...props} options={(filter.words ?? []).map((word) => ({ value: word, label: word }))} />;
    case 'amount':
      return (
        <DecimalInput prefix="₹" value={value === undefined ? '' : String(value)} onChange={(typed) => onChange(typed || undefined)} />
      );
    case 'text':
      return (
        <TextInput maxLength={200} value={value === undefined ? '' : String(value)} onChange={(typed) => onChange(typed || undefined)} />
      );
    case 'firstDay':
    case 'lastDay':
      return <DateInput value={value === undefined ? undefined : String(value)} onChange={onChange} />;
    case 'customer':
      return <CustomerChoice {...props} />;
    case 'product':
      return <ProductChoice {...props} />;
    case 'user':
      return <UserChoice {...props} />;
    case 'issuer':
      return <CompanyChoice {...props} of="Issuer" />;
    case 'supplier':
      return <CompanyChoice {...props} of="Supplier" />;
    case 'stateName':
      return <StateNameChoice {...props} />;
    case 'state':
      return <StateChoice {...props} />;
    case 'industry':
      return <IndustryChoice {...props} />;
    case 'category':
      return <CategoryChoice {...props} />;
  }
}

function Options({ options, value, onChange }: ValueProps & { readonly options: readonly RankedOption<AddressValue>[] }) {
  return <FilterSelect options={options} value={value} onChange={onChange} />;
}

function CustomerChoice({ value, onChange }: ValueProps) {
  const search = useServerSearch('GetCustomer');
  const name = useRecordName('customer', value) ?? '';
  return (
    <SearchSelect
      search={search}
      choiceOf={({ customerId, companyName, city }) => ({ value: customerId, label: companyName, detail: city })}
      value={typeof value === 'number' ? { value, label: name } : undefined}
      onChange={(choice) => onChange(choice?.value)}
      blank={messages.all}
    />
  );
}

function ProductChoice({ value, onChange }: ValueProps) {
  const search = useServerSearch('GetProduct');
  const name = useRecordName('product', value) ?? '';
  return (
    <SearchSelect
      search={search}
      choiceOf={({ productId, name: label, code }) => ({ value: productId, label, detail: code || undefined })}
      value={typeof value === 'number' ? { value, label: name } : undefined}
      onChange={(choice) => onChange(choice?.value)}
      blank={messages.all}
    />
  );
}

function UserChoice(props: ValueProps) {
  return <Options {...props} options={useUsers()} />;
}

function CompanyChoice({ of, ...props }: ValueProps & { readonly of: 'Issuer' | 'Supplier' }) {
  return <Options {...props} options={useCompanies(of)} />;
}

function StateChoice(props: ValueProps) {
  return <Options {...props} options={useIndianStates()} />;
}

function StateNameChoice(props: ValueProps) {
  return <Options {...props} options={useIndianStates().map(({ label }) => ({ value: label, label }))} />;
}

function IndustryChoice(props: ValueProps) {
  return <Options {...props} options={useIndustries().data ?? []} />;
}

function CategoryChoice(props: ValueProps) {
  return <Options {...props} options={useProductCategories().data ?? []} />;
}
