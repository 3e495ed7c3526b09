import { messages } from '@vikray/contract/platform/messages.ts';
import type { TermCategory } from '@vikray/contract/terms/term.ts';
import { Select } from 'antd';
import { Field, FieldGrid, useFieldMarks } from '../ui/Field.tsx';
import { rankedSearch } from '../ui/ranked-options.ts';
import type { QuotationForm, TermField } from './quotation-form.ts';
import { useTerms } from './quotation-queries.ts';
import './terms-step.css';

/** The eight terms in the order in which they are printed, each with the category whose texts it offers. */
const categories: readonly (readonly [field: TermField, category: TermCategory])[] = [
  ['delivery', 'Delivery'],
  ['price', 'Price'],
  ['payment', 'Payment'],
  ['taxes', 'Taxes'],
  ['freight', 'Freight'],
  ['validity', 'Validity'],
  ['warranty', 'Warranty'],
  ['others', 'Others'],
];

interface TermsStepProps {
  readonly terms: QuotationForm['terms'];
  readonly onChange: (terms: QuotationForm['terms']) => void;
}

/** A text for each kind of term, or none. */
export function TermsStep({ terms, onChange }: TermsStepProps) {
  return (
    <FieldGrid>
      {categories.map(([field, category]) => (
        <Field key={field} name={field} label={category} span={12}>
          <TermSelect category={category} value={terms[field]} onChange={(text) => onChange({ ...terms, [field]: text })} />
        </Field>
      ))}
    </FieldGrid>
  );
}

interface TermSelectProps {
  readonly category: TermCategory;
  readonly value: string | undefined;
  readonly onChange: (text: string | undefined) => void;
}

function TermSelect({ category, value, onChange }: TermSelectProps) {
  const { data, isFetching, isError, refetch } = useTerms();
  const texts = data?.filter((term) => term.label === category).map((term) => term.value) ?? [];
  return (
    <Select<string>
      {...useFieldMarks()}
      className="term-select"
      classNames={{ popup: { root: 'term-choices' } }}
      value={value}
      onChange={onChange}
      options={texts.map((text) => ({ value: text, label: text }))}
      allowClear
      showSearch={rankedSearch}
      virtual={false}
      loading={isFetching}
      notFoundContent={isError ? messages.somethingWentWrong : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen && isError) void refetch();
      }}
    />
  );
}
