import { messages } from '@vikray/contract/platform/messages.ts';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useFieldMarks } from './Field.tsx';
import './list.css';
import './search-select.css';
import type { ServerSearch } from './server-search.ts';
import { StatusTag } from './StatusTag.tsx';

/** A record as a select shows it. */
export interface Choice {
  /** The record's number. */
  readonly value: number;
  readonly label: string;
  /** What tells it from others of the same name, on a second line of the open list. */
  readonly detail?: string | undefined;
  /** Its status, in its colour beside the label of the open list. */
  readonly status?: string | undefined;
}

interface SearchSelectProps<Row> {
  readonly search: ServerSearch<Row>;
  readonly choiceOf: (row: Row) => Choice;
  /** What is chosen, also when it is not among the rows found. */
  readonly value: Choice | undefined;
  readonly onChange: (choice: Choice | undefined) => void;
  readonly disabled?: boolean;
}

/**
 * A record of a list that may be long: typing searches it on the server. A name that is typed in full is chosen without picking it;
 * any other text stays in the field and chooses nothing. Escape brings back what was chosen before.
 */
export function SearchSelect<Row>({ search, choiceOf, value, onChange, disabled }: SearchSelectProps<Row>) {
  const { text, type, rows, isSearching, isFailed, refetch } = search;
  const [isOpen, setIsOpen] = useState(false);
  const choices = rows.map(choiceOf);
  const named = isSearching ? undefined : choices.find((choice) => isSameName(choice.label, text));

  function choose(choice: Choice | undefined): void {
    onChange(choice);
    type('');
  }

  useEffect(() => {
    if (isOpen || text.trim() === '') return;
    if (named) choose(named);
    else if (value) onChange(undefined);
  });

  return (
    <Select<{ value: number; label: string }, Choice>
      {...useFieldMarks()}
      disabled={disabled}
      labelInValue
      value={value && { value: value.value, label: value.label }}
      options={choices}
      onSelect={(_, choice) => choose(choice)}
      showSearch={{
        searchValue: text,
        // Closing the list empties the text; what was typed stays all the same.
        onSearch: (typed) => {
          if (typed !== '' || isOpen) type(typed);
        },
        // Rows of an earlier text must not be picked for the new one.
        filterOption: isSearching && ((typed, choice) => choice?.label.toLowerCase().includes(typed.trim().toLowerCase()) ?? false),
      }}
      optionRender={twoLines}
      virtual={false}
      loading={isOpen && isSearching}
      notFoundContent={isSearching ? <span className="skeleton" /> : isFailed ? messages.somethingWentWrong : undefined}
      open={isOpen}
      // A failed check gives the focus back at once; the list must not stay open over its sentence.
      onBlur={() => setIsOpen(false)}
      onOpenChange={(opened) => {
        setIsOpen(opened);
        if (opened) refetch();
      }}
      onInputKeyDown={(event) => {
        if (event.key === 'Escape') type('');
      }}
    />
  );
}

function twoLines({ data: { label, detail, status } }: { readonly data: Choice }) {
  return (
    <div className="search-choice">
      <span className="search-choice-label">
        {label}
        {status && <StatusTag status={status} />}
      </span>
      {detail && <small>{detail}</small>}
    </div>
  );
}

function isSameName(label: string, typed: string): boolean {
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(label) === plain(typed);
}
