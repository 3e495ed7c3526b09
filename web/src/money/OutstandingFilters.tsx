import { promiseStates } from '@vikray/contract/collections/collection-words.ts';
import { bucketNames } from '@vikray/contract/money/money-messages.ts';
import { buckets } from '@vikray/contract/money/outstanding.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../platform/queries.ts';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { FilterSelect } from '../ui/inputs/FilterSelect.tsx';
import { UserFilter } from '../ui/inputs/UserFilter.tsx';
import { SearchSelect } from '../ui/inputs/SearchSelect.tsx';
import '../ui/lists/filter-grid.css';
import { useCustomerSearch, useKeepingCompanies } from './money-queries.ts';
import type { OutstandingAddress, outstandingTabs } from './outstanding-search.ts';

interface OutstandingFiltersProps {
  readonly tab: (typeof outstandingTabs)[number];
  readonly address: OutstandingAddress;
  readonly ask: (change: OutstandingAddress) => void;
}

/** Whose money, and on which day. */
export function OutstandingFilters({ tab, address, ask }: OutstandingFiltersProps) {
  const { customerid, companyid, bucket, ownerid, promise, asof, from } = address;
  const companies = useKeepingCompanies();
  const customers = useCustomerSearch();
  const customer = useQuery({ ...queryOf('GetCustomer', { customerId: customerid ?? 0 }), enabled: customerid !== undefined });
  return (
    <div className="filter-grid" role="group" aria-label="Filters">
      <Field name="customerid" label="Customer">
        <SearchSelect
          search={customers}
          choiceOf={({ customerId, companyName }) => ({ value: customerId, label: companyName })}
          value={customerid === undefined ? undefined : { value: customerid, label: customer.data?.rows[0]?.companyName ?? '' }}
          onChange={(choice) => ask({ customerid: choice?.value })}
          blank={messages.all}
        />
      </Field>
      <Field name="companyid" label="Company">
        <FilterSelect
          options={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
          value={companyid}
          onChange={(value) => ask({ companyid: value })}
        />
      </Field>
      {(tab === 'Customer' || tab === 'Bill') && (
        <Field name="bucket" label="Due">
          <FilterSelect
            options={buckets.map((each) => ({ value: each, label: bucketNames[each] }))}
            value={bucket}
            onChange={(value) => ask({ bucket: value })}
          />
        </Field>
      )}
      {tab !== 'Statement' && <UserFilter name="ownerid" label="Owner" value={ownerid} onChange={(value) => ask({ ownerid: value })} />}
      {tab === 'Customer' && (
        <Field name="promise" label="Promise">
          <FilterSelect
            options={promiseStates.map((each) => ({ value: each, label: each }))}
            value={promise}
            onChange={(value) => ask({ promise: value })}
          />
        </Field>
      )}
      {tab === 'Statement' && (
        <Field name="from" label="From">
          <DateInput value={from} onChange={(day) => ask({ from: day })} latest={asof ?? today()} />
        </Field>
      )}
      {tab !== 'Collections' && (
        <Field name="asof" label={tab === 'Statement' ? 'To' : 'As Of'}>
          <DateInput value={asof} onChange={(day) => ask({ asof: day })} />
        </Field>
      )}
    </div>
  );
}
