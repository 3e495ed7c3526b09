import { DraftsAbove } from '../drafts/DraftsAbove.tsx';
import { FirstRecord } from './FirstRecord.tsx';
import { useMissingRecord } from './first-records.ts';
import { QuotationBuilder } from './QuotationBuilder.tsx';
import { useNewQuotation, type NewQuotationProps } from './use-new-quotation.ts';

interface StepsProps extends NewQuotationProps {
  /** The form begins with the contents of a quotation, so that every step can be opened at once. */
  readonly isFilled?: boolean;
}

/** Adds a quotation in six steps. */
export function NewQuotation({ isFilled = false, ...props }: StepsProps) {
  const missing = useMissingRecord();
  const entry = useNewQuotation(props);
  if (missing) return <FirstRecord kind={missing} />;
  return (
    <>
      <DraftsAbove draft={entry.draft} />
      <QuotationBuilder {...entry} isFilled={isFilled} />
    </>
  );
}
