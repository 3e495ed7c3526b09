import { dayWordLabels, filterWords } from '@vikray/contract/platform/filter-words.ts';
import { isDayWord, type DayWord } from '@vikray/contract/platform/relative-days.ts';
import { reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { useState } from 'react';
import { Field } from '../ui/field/Field.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';

/** The periods of reports, the preset one first. */
const periods: readonly DayWord[] = [
  'this year',
  'last year',
  'this quarter',
  'last quarter',
  'this month',
  'last month',
  'this calendar year',
  'last calendar year',
];

type Choice = DayWord | 'between';

const choices = [
  ...periods.map((word) => ({ value: word as Choice, label: dayWordLabels[word] })),
  { value: 'between' as Choice, label: filterWords.between },
];

interface PeriodSelectProps {
  /** Dates or words, as the address has them. */
  readonly from: string;
  readonly to: string;
  /** The same as dates. */
  readonly days: { readonly from: string; readonly to: string };
  readonly onChange: (change: { readonly from: string | undefined; readonly to: string | undefined }) => void;
}

/** The period of a report: a word, or two dates. */
export function PeriodSelect({ from, to, days, onChange }: PeriodSelectProps) {
  const [wantsDates, setWantsDates] = useState(false);
  const choice: Choice = !wantsDates && from === to && isDayWord(from) ? from : 'between';
  return (
    <>
      <LabelledSelect
        name="period"
        label={say.period}
        options={choices}
        value={choice}
        onChange={(next) => {
          setWantsDates(next === 'between');
          if (next === 'between') onChange(days);
          else onChange(next === 'this year' ? { from: undefined, to: undefined } : { from: next, to: next });
        }}
      />
      {choice === 'between' && (
        <>
          <Field name="fromday" label="From">
            <DateInput value={days.from} onChange={(day) => day !== undefined && onChange({ from: day, to: days.to })} latest={days.to} />
          </Field>
          <Field name="today" label="To">
            <DateInput
              value={days.to}
              onChange={(day) => day !== undefined && onChange({ from: days.from, to: day })}
              earliest={days.from}
            />
          </Field>
        </>
      )}
    </>
  );
}
