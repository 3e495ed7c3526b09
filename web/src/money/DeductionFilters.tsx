import { tdsKinds } from '@vikray/contract/money/receipt-words.ts';
import { quarterOf } from '@vikray/contract/money/tds-quarter.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { FilterSelect } from '../ui/inputs/FilterSelect.tsx';
import '../ui/lists/filter-grid.css';
import { certifiedChoices, type DeductionAddress } from './deduction-search.ts';

const optionsOf = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));

/** The quarters of two years, this one first. */
const quarters = () => [...new Set(Array.from({ length: 25 }, (_, index) => quarterOf(addDays(today(), -30 * index))))];

interface DeductionFiltersProps {
  readonly address: DeductionAddress;
  readonly ask: (change: DeductionAddress) => void;
}

/** Which deductions: of which kind and quarter, and with or without their certificate. */
export function DeductionFilters({ address: { kind, quarter, certified = 'No' }, ask }: DeductionFiltersProps) {
  return (
    <div className="filter-grid" role="group" aria-label="Filters">
      <Field name="certified" label="Certified">
        <ChoiceSelect choices={certifiedChoices} value={certified} onChange={(choice) => ask({ certified: choice })} />
      </Field>
      <Field name="kind" label="Kind">
        <FilterSelect options={optionsOf(tdsKinds)} value={kind} onChange={(choice) => ask({ kind: choice })} />
      </Field>
      <Field name="quarter" label="Quarter">
        <FilterSelect options={optionsOf(quarters())} value={quarter} onChange={(choice) => ask({ quarter: choice })} />
      </Field>
    </div>
  );
}
