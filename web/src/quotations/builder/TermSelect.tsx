import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { TermCategory } from '@vikray/contract/terms/term.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useFieldMarks } from '../../ui/field/Field.tsx';
import { rankedSearch } from '../../ui/inputs/ranked-options.ts';
import { useTerms } from '../part-queries.ts';

interface TermSelectProps {
  readonly category: TermCategory;
  readonly value: string | undefined;
  /** Receives the text; blank for no term. */
  readonly onChange: (text: string) => void;
}

/**
 * A text of the category, or the user's own words, which are taken when the field is left. Words that a check has refused can be corrected
 * when the field gets the focus.
 */
export function TermSelect({ category, value, onChange }: TermSelectProps) {
  const { data, isFetching, isError, refetch } = useTerms();
  const [typed, setTyped] = useState('');
  const marks = useFieldMarks();
  const texts = data?.filter((term) => term.label === category).map((term) => term.value) ?? [];
  const own = typed.trim();
  const isNew = own !== '' && !texts.includes(own);

  function choose(text: string): void {
    setTyped('');
    onChange(text);
  }

  return (
    <Select<string>
      {...marks}
      className="term-select"
      classNames={{ popup: { root: 'term-choices' } }}
      // With a blank value, the select would show a blank choice instead of no choice.
      value={value || undefined}
      onChange={(text: string | undefined) => choose(text ?? '')}
      options={[...texts.map((text) => ({ value: text, label: text })), ...(isNew ? [{ value: own, label: say.ownTerm(own) }] : [])]}
      optionLabelProp="value"
      allowClear
      showSearch={{ ...rankedSearch, searchValue: typed, onSearch: setTyped }}
      onInputKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('');
      }}
      onFocus={() => {
        if (marks['aria-invalid']) setTyped(value ?? '');
      }}
      onBlur={() => {
        if (own !== '') choose(own);
      }}
      virtual={false}
      loading={isFetching}
      notFoundContent={isError ? messages.somethingWentWrong : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen && isError) void refetch();
      }}
    />
  );
}
