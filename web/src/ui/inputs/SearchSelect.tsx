import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '@vikray/contract/platform/messages.ts';
import { bestFirst, rankOf, ranks } from '@vikray/contract/platform/ranking.ts';
import { ComboBox } from '../controls/ComboBox.tsx';
import { useFieldName, useGroupMarks } from '../field/Field.tsx';
import { useProposalRead } from '../field/proposal-reads.ts';
import '../lists/list.css';
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

const textsOf = ({ label, detail = '', foundBy = [] }: Choice) => [label, detail, ...foundBy] as const;

/**
 * Chooses a record from a list that may be long. Typing searches it on the server, and Enter takes the best match, even before the answer
 * arrives. A name typed in full is chosen without picking it; any other text stays in the field and chooses nothing. Escape restores the
 * previous choice.
 */
export function SearchSelect<Row>({ search, choiceOf, value, onChange, disabled, choosesOnly = false, blank }: SearchSelectProps<Row>) {
  const { text, type, rows, isSearching, isFailed, hurry, refetch } = search;
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
  useProposalRead(useFieldName(), value === undefined && (only !== undefined || (choosesOnly && isSearching && text === '')));

  /** In a closed list, the typed text chooses a record, or none. */
  const settle = useEffectEvent(() => {
    if (isOpen || text.trim() === '' || (awaitsBest && isSearching)) return;
    const taken = awaitsBest ? best : named;
    if (taken) choose(taken);
    else if (value) onChange(undefined);
  });
  useEffect(() => settle(), [isOpen, text, awaitsBest, isSearching, rows, value]);

  return (
    <ComboBox
      {...useGroupMarks()}
      disabled={disabled}
      chosen={value ? [String(value.value)] : []}
      label={value?.label ?? ''}
      {...(blank !== undefined && { placeholder: blank, onClear: () => choose(undefined) })}
      // Rows found for an earlier text cannot be picked: they only show while the new ones are loading.
      options={
        isSearching
          ? []
          : choices.map((choice) => ({
              key: String(choice.value),
              label: choice.label,
              shown: <SearchChoice choice={choice} typed={text} />,
            }))
      }
      typed={text}
      onType={typeAnew}
      onChoose={(key) => choose(choices.find((choice) => String(choice.value) === key))}
      isLoading={isSearching && (isOpen || awaitsBest)}
      empty={isSearching ? <EarlierChoices choices={ranked} /> : isFailed ? messages.somethingWentWrong : undefined}
      onOpenChange={(opened) => {
        setIsOpen(opened);
        if (opened) refetch();
      }}
      onEnter={() => {
        // Also when the answer is here and its best match not marked yet.
        setAwaitsBest(text.trim() !== '');
        hurry();
      }}
    />
  );
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
