import { useState } from 'react';
import { dayWordLabels, filterWords as say } from '@vikray/contract/platform/filter-words.ts';
import { dayWords, isDayWord, type DayWord } from '@vikray/contract/platform/relative-days.ts';
import { Select } from '../controls/Select.tsx';
import { Field, useFieldMarks } from '../field/Field.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import type { ChosenFilters } from './list-filters.ts';

type Choice = '' | DayWord | 'between';

const choices: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: '', label: say.anyTime },
  ...dayWords.map((word) => ({ value: word, label: dayWordLabels[word] })),
  { value: 'between', label: say.between },
];

interface PeriodControlProps {
  readonly label: string;
  /** The fields of its first and last day. */
  readonly from: string;
  readonly to: string;
  readonly chosen: ChosenFilters;
  readonly onChange: (change: ChosenFilters) => void;
}

/** A period: a relative word, or two dates of which one may be missing. */
export function PeriodControl({ label, from, to, chosen, onChange }: PeriodControlProps) {
  const [first, last] = [chosen[from], chosen[to]].map((day) => (day === undefined ? undefined : String(day)));
  const [wantsDates, setWantsDates] = useState(false);
  const choice = choiceOf(first, last, wantsDates);
  return (
    <>
      <Field name={from} label={label}>
        <PeriodSelect
          choice={choice}
          onChoose={(next) => {
            setWantsDates(next === 'between');
            onChange(isDayWord(next) ? { [from]: next, [to]: next } : { [from]: undefined, [to]: undefined });
          }}
        />
      </Field>
      {choice === 'between' && (
        <div className="filter-days">
          <Field name={`${from}day`} label="From">
            <DateInput value={dateIn(first)} onChange={(day) => onChange({ [from]: day })} latest={dateIn(last)} />
          </Field>
          <Field name={`${to}day`} label="To">
            <DateInput value={dateIn(last)} onChange={(day) => onChange({ [to]: day })} earliest={dateIn(first)} />
          </Field>
        </div>
      )}
    </>
  );
}

function PeriodSelect({ choice, onChoose }: { readonly choice: Choice; readonly onChoose: (choice: Choice) => void }) {
  return <Select<Choice> {...useFieldMarks()} options={choices} value={choice} onChange={onChoose} />;
}

function choiceOf(first: string | undefined, last: string | undefined, wantsDates: boolean): Choice {
  if (first !== undefined && first === last && isDayWord(first)) return first;
  return wantsDates || first !== undefined || last !== undefined ? 'between' : '';
}

/** A word at one end alone shows no date; choosing one replaces it. */
function dateIn(day: string | undefined): string | undefined {
  return day === undefined || isDayWord(day) ? undefined : day;
}
