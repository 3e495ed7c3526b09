import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useIsPhone } from '../../platform/media.ts';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { FirstRecord } from '../builder/FirstRecord.tsx';
import { useMissingRecord } from '../builder/first-records.ts';
import { useNewQuotation, type NewQuotationProps } from '../builder/use-new-quotation.ts';
import { DraftsAbove } from '../drafts/DraftsAbove.tsx';
import { QuickForm } from './QuickForm.tsx';

/** Loaded on phones only. */
const QuotationBuilder = lazyPart(async () => ({ default: (await import('../builder/QuotationBuilder.tsx')).QuotationBuilder }));

/** The entry of one quotation. On phones, the wizard takes its place, with the same entries. */
export function QuickQuotation(props: NewQuotationProps) {
  const isPhone = useIsPhone();
  const missing = useMissingRecord();
  const entry = useNewQuotation(props);
  if (missing) return <FirstRecord kind={missing} />;
  return (
    <>
      {isPhone && <Note kind="info" title={say.stepsOnPhones} />}
      <DraftsAbove draft={entry.draft} />
      {isPhone ? (
        <Suspense fallback={<WizardSkeleton />}>
          <QuotationBuilder {...entry} isFilled={props.untouched.cart.length > 0} />
        </Suspense>
      ) : (
        <QuickForm entry={entry} />
      )}
    </>
  );
}
