import { filteredStates, papers } from '@vikray/contract/consignments/consignment-words.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { FilterSelect } from '../ui/inputs/FilterSelect.tsx';
import { SearchSelect } from '../ui/inputs/SearchSelect.tsx';
import '../ui/lists/filter-grid.css';
import { monthsUpTo, monthName } from './months-up-to.ts';
import { useCustomerName, useCustomersToFilter, useIssuers } from './tax-document-queries.ts';
import { todos, type TaxFilter } from './tax-document-search.ts';

interface TaxFiltersProps {
  readonly filter: TaxFilter;
  readonly ask: (change: TaxFilter) => void;
}

const plain = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value as string }));

/** The filters of the list: company, month, paper, state, customer, and what is still to be done. */
export function TaxFilters({ filter, ask }: TaxFiltersProps) {
  const { companyid, customerid, month, paper, state, todo } = filter;
  const issuers = useIssuers();
  const customers = useCustomersToFilter();
  const customerName = useCustomerName(customerid);
  return (
    <div className="filter-grid" role="group" aria-label="Filters">
      <Field name="companyid" label={say.company}>
        <FilterSelect
          options={issuers.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
          value={companyid}
          onChange={(value) => ask({ companyid: value })}
        />
      </Field>
      <Field name="month" label={say.month}>
        <FilterSelect
          options={monthsUpTo(today()).map((value) => ({ value, label: monthName(value) }))}
          value={month}
          onChange={(value) => ask({ month: value })}
        />
      </Field>
      <Field name="paper" label={say.paper}>
        <FilterSelect options={plain(papers)} value={paper} onChange={(value) => ask({ paper: value })} />
      </Field>
      <Field name="state" label={say.state}>
        <FilterSelect options={plain(filteredStates)} value={state} onChange={(value) => ask({ state: value })} />
      </Field>
      <Field name="customerid" label={say.customer}>
        <SearchSelect
          search={customers}
          choiceOf={({ customerId, companyName }) => ({ value: customerId, label: companyName })}
          value={customerid === undefined ? undefined : { value: customerid, label: customerName }}
          onChange={(choice) => ask({ customerid: choice?.value })}
          blank={messages.all}
        />
      </Field>
      <Field name="todo" label={say.toDo}>
        <FilterSelect
          options={todos.map((value) => ({ value, label: say.todos[value] }))}
          value={todo}
          onChange={(value) => ask({ todo: value })}
        />
      </Field>
    </div>
  );
}
