import { useState } from 'react';
import { messages } from '@vikray/contract/platform/messages.ts';
import { bestFirst } from '@vikray/contract/platform/ranking.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { TermCategory } from '@vikray/contract/terms/term.ts';
import { ComboBox } from '../../ui/controls/ComboBox.tsx';
import { useGroupMarks } from '../../ui/field/Field.tsx';
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
  const marks = useGroupMarks();
  const texts = data?.filter((term) => term.label === category).map((term) => term.value) ?? [];
  const own = typed.trim();
  const isNew = own !== '' && !texts.includes(own);

  function choose(text: string): void {
    setTyped('');
    onChange(text);
  }

  return (
    <ComboBox
      {...marks}
      className={value ? 'term-select' : 'term-select term-blank'}
      chosen={value ? [value] : []}
      label={value ?? ''}
      options={[
        ...(own === '' ? texts : bestFirst(texts, own, (text) => [text])).map((text) => ({ key: text, label: text })),
        ...(isNew ? [{ key: own, label: own, shown: say.ownTerm(own) }] : []),
      ]}
      onChoose={choose}
      onClear={() => choose('')}
      placeholder={value ? undefined : say.blankTerm}
      typed={typed}
      onType={setTyped}
      onFocus={() => {
        if (marks['aria-invalid']) setTyped(value ?? '');
      }}
      onBlur={() => {
        if (own !== '') choose(own);
      }}
      isLoading={isFetching}
      empty={isError ? messages.somethingWentWrong : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen && isError) void refetch();
      }}
    />
  );
}
