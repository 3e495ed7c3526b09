import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useIsPhone } from '../platform/media.ts';
import { today } from '../platform/today.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { Field, useFieldMarks } from '../ui/forms/Field.tsx';
import { rankedSearch } from '../ui/inputs/ranked-options.ts';
import { useAllUserNames } from '../ui/inputs/user-names.ts';
import type { AuditLogFilters } from './audit-log-search.ts';

export interface FiltersProps {
  readonly filters: AuditLogFilters;
  readonly ask: (filters: AuditLogFilters) => void;
}

/** The filters that both lists share, user and days, with `children` between them. */
export function AuditFilters({ filters, ask, children }: FiltersProps & { readonly children: ReactNode }) {
  const users = useAllUserNames();
  return (
    <div className="audit-filters" role="group" aria-label="Filters">
      <Field name="user" label="User">
        <FilterSelect
          options={users.map(({ userId, name }) => ({ value: userId, label: name }))}
          value={filters.user}
          onChange={(user) => ask({ user })}
        />
      </Field>
      {children}
      <Field name="from" label="From">
        <DateInput value={filters.from} onChange={(from) => ask({ from })} latest={filters.to ?? today()} />
      </Field>
      <Field name="to" label="To">
        <DateInput
          value={filters.to}
          onChange={(to) => ask({ to })}
          latest={today()}
          {...(filters.from !== undefined && { earliest: filters.from })}
        />
      </Field>
    </div>
  );
}

interface FilterSelectProps<V> {
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
}

/** A select for one of the options; empty means all. */
export function FilterSelect<V extends string | number>({ options, value, onChange }: FilterSelectProps<V>) {
  return (
    <Select<V>
      {...useFieldMarks()}
      size={useIsPhone() ? 'large' : 'middle'}
      allowClear
      showSearch={rankedSearch}
      virtual={false}
      placeholder="All"
      // A value without an option, such as a deleted user, is shown as it is.
      {...(value !== undefined && { value })}
      onChange={(chosen: V | undefined) => onChange(chosen)}
      options={[...options]}
    />
  );
}
