import { messages } from '@vikray/contract/platform/messages.ts';
import { bestFirst, rankOf, ranks } from '@vikray/contract/platform/ranking.ts';
import { Select } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFieldMarks } from '../field/Field.tsx';
import '../lists/list.css';
import { optionKey } from './ranked-options.ts';
import './search-select.css';
import { SearchChoice, type Choice } from './SearchChoice.tsx';
import type { ServerSearch } from './server-search.ts';
import { usePreselected } from './use-preselected.ts';

export type { Choice } from './SearchChoice.tsx';

interface SearchSelectProps<Row> {
  readonly search: ServerSearch<Row>;
  readonly choiceOf: (row: Row) => Choice;
  /** The chosen record, even if it is not among the rows found. */
  readonly value: Choice | undefined;
  readonly onChange: (choice: Choice | undefined) => void;
  readonly disabled?: boolean;
  /** Whether the only record is preselected. */
  readonly choosesOnly?: boolean;
  /** What the field says while nothing is chosen. With it, a choice can be cleared. */
  readonly blank?: string;
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly choice: Choice;
  readonly typed: string;
}

const textsOf = ({ label, detail = '', foundBy = [] }: Choice) => [label, detail, ...foundBy] as const;

/**
 * Chooses a record from a list that may be long. Typing searches it on the server, and Enter takes the best match, even before the answer
 * arrives. A name typed in full is chosen without picking it; any other text stays in the field and chooses nothing. Escape restores the
 * previous choice.
 */
export function SearchSelect<Row>({ search, choiceOf, value, onChange, disabled, choosesOnly = false, blank }: SearchSelectProps<Row>) {
  const { text, type, rows, isSearching, isFailed, refetch } = search;
  const [isOpen, setIsOpen] = useState(false);
  const [awaitsBest, setAwaitsBest] = useState(false);
  const found = rows.map(choiceOf);
  const ranked = bestFirst(found, text, textsOf);
  // The server may find a record by a text that the browser does not have. Such records go last.
  const choices = [...ranked, ...found.filter((choice) => !ranked.includes(choice))];
  const best = isSearching || text.trim() === '' ? undefined : choices[0];
  const named = best && rankOf(text, best.label) === ranks.whole ? best : undefined;
  const only = choosesOnly && !isSearching && text === '' && choices.length === 1 ? choices[0] : undefined;

  function typeAnew(typed: string): void {
    setAwaitsBest(false);
    type(typed);
  }

  function choose(choice: Choice | undefined): void {
    // The texts it is found by may be private, so no form and no draft keeps them.
    onChange(choice && { ...choice, foundBy: undefined });
    type('');
  }

  usePreselected(value?.value, only?.value, () => choose(only));

  /** In a closed list, the typed text chooses a record, or none. */
  const settle = useEffectEvent(() => {
    if (isOpen || text.trim() === '' || (awaitsBest && isSearching)) return;
    const taken = awaitsBest ? best : named;
    if (taken) choose(taken);
    else if (value) onChange(undefined);
  });
  useEffect(() => settle(), [isOpen, text, awaitsBest, isSearching, rows, value]);

  return (
    <Select<{ value: string; label: string }, Option>
      {...useFieldMarks()}
      disabled={disabled}
      labelInValue
      value={value && { value: optionKey(value.value), label: value.label }}
      {...(blank !== undefined && { allowClear: true, placeholder: blank, onClear: () => choose(undefined) })}
      // Rows found for an earlier text cannot be picked: they only show while the new ones are loading.
      options={isSearching ? [] : choices.map((choice) => ({ value: optionKey(choice.value), label: choice.label, choice, typed: text }))}
      onSelect={(_, { choice }) => choose(choice)}
      showSearch={{
        searchValue: text,
        // Closing the list empties antd's text; keep what was typed.
        onSearch: (typed) => {
          if (typed !== '' || isOpen) typeAnew(typed);
        },
        filterOption: false,
      }}
      optionRender={shownOption}
      virtual={false}
      loading={isSearching && (isOpen || awaitsBest)}
      notFoundContent={isSearching ? <EarlierChoices choices={ranked} /> : isFailed ? messages.somethingWentWrong : undefined}
      open={isOpen}
      // A failed check refocuses the field at once; the list must not stay open and cover the sentence.
      onBlur={() => setIsOpen(false)}
      onOpenChange={(opened) => {
        // A second Enter opens the list, which would keep the awaited match from being taken.
        if (opened && awaitsBest && isSearching && text.trim() !== '') return;
        setIsOpen(opened);
        if (opened) refetch();
      }}
      onInputKeyDown={(event) => {
        if (event.key === 'Escape') typeAnew('');
        if (event.key !== 'Enter' || !isSearching || text.trim() === '') return;
        setAwaitsBest(true);
        setIsOpen(false);
      }}
    />
  );
}

function shownOption({ data }: { readonly data: Option }) {
  return <SearchChoice choice={data.choice} typed={data.typed} />;
}

/** The matching rows of an earlier search, for display only, so that the list does not flicker. */
function EarlierChoices({ choices }: { readonly choices: readonly Choice[] }) {
  if (choices.length === 0) return <span className="skeleton" />;
  return (
    <div className="earlier-choices" aria-hidden>
      {choices.map((choice) => (
        <div key={choice.value}>{choice.label}</div>
      ))}
    </div>
  );
}
