import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useIsPhone } from '../platform/media.ts';
import { today } from '../platform/today.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { Field, useFieldMarks } from '../ui/forms/Field.tsx';
import { rankedSearch } from '../ui/inputs/ranked-options.ts';
import { useAllUserNames } from './audit-log-queries.ts';
import type { AuditLogWish } from './audit-log-search.ts';

export interface FiltersProps {
  readonly wish: AuditLogWish;
  readonly ask: (wish: AuditLogWish) => void;
}

/** What both lists are narrowed by, user and days, and between them what `children` add. */
export function AuditFilters({ wish, ask, children }: FiltersProps & { readonly children: ReactNode }) {
  const users = useAllUserNames();
  return (
    <div className="audit-filters" role="group" aria-label="Filters">
      <Field name="user" label="User">
        <FilterSelect
          options={users.map(({ userId, name }) => ({ value: userId, label: name }))}
          value={wish.user}
          onChange={(user) => ask({ user })}
        />
      </Field>
      {children}
      <Field name="from" label="From">
        <DateInput value={wish.from} onChange={(from) => ask({ from })} latest={wish.to ?? today()} />
      </Field>
      <Field name="to" label="To">
        <DateInput
          value={wish.to}
          onChange={(to) => ask({ to })}
          latest={today()}
          {...(wish.from !== undefined && { earliest: wish.from })}
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

/** One of some entries, or all. */
export function FilterSelect<V extends string | number>({ options, value, onChange }: FilterSelectProps<V>) {
  return (
    <Select<V>
      {...useFieldMarks()}
      size={useIsPhone() ? 'large' : 'middle'}
      allowClear
      showSearch={rankedSearch}
      virtual={false}
      placeholder="All"
      // An entry that is not offered, as a user who was deleted, is shown as it is.
      {...(value !== undefined && { value })}
      onChange={(chosen: V | undefined) => onChange(chosen)}
      options={[...options]}
    />
  );
}
