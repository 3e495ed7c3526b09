import type { ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../platform/queries.ts';
import { LookupSelect, type LoadedLookup } from '../ui/inputs/LookupSelect.tsx';
import { useCompanyTypes, useIndustries, useProductCategories } from '../ui/inputs/lookup-queries.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';

interface ValueProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What a field has in every row, because the file has no column for it. */
export function MissingField({ column: { wire, choices }, ...field }: ValueProps & { readonly column: ImportColumn }) {
  if (wire === 'companytype') return <CompanyType {...field} />;
  if (wire === 'industry') return <Industry {...field} />;
  if (wire === 'category') return <Category {...field} />;
  if (wire === 'company') return <KeepingCompany {...field} />;
  if (choices) return <NamedEntry list={fixedList(choices)} {...field} />;
  return <TextInput {...field} maxLength={500} />;
}

function CompanyType(field: ValueProps) {
  return <NamedEntry list={useCompanyTypes()} {...field} />;
}

function Industry(field: ValueProps) {
  return <NamedEntry list={useIndustries()} {...field} />;
}

function Category(field: ValueProps) {
  return <NamedEntry list={useProductCategories()} {...field} />;
}

function KeepingCompany(field: ValueProps) {
  const { data, ...list } = useQuery(
    queryOf('GetCompanyList', { whereClause: "fld_status='Active'", role: 'Issuer', page: 1, pageSize: 100 }),
  );
  const keeping = data?.rows.filter(({ moneyFrom }) => moneyFrom !== '');
  return (
    <NamedEntry
      list={{ ...list, data: keeping?.map(({ companyId, companyName }) => ({ value: companyId, label: companyName })) }}
      {...field}
    />
  );
}

/** Fixed choices in the form of a list of the server. */
function fixedList(choices: readonly string[]): LoadedLookup {
  const data = choices.map((label, index) => ({ label, value: index + 1 }));
  return { data, isFetching: false, isError: false, refetch: () => undefined };
}

/** An entry of a list, by its name. */
function NamedEntry({ list, value, onChange }: ValueProps & { readonly list: LoadedLookup }) {
  return (
    <LookupSelect
      list={list}
      value={list.data?.find(({ label }) => label === value)?.value}
      onChange={(chosen) => onChange(list.data?.find((entry) => entry.value === chosen)?.label ?? '')}
    />
  );
}
