import { messages } from '@vikray/contract/platform/messages.ts';
import { useLogin } from '../platform/login.ts';
import type { Bind } from '../ui/forms/bind.ts';
import { CheckedDisclaimer } from '../ui/forms/CheckedDisclaimer.tsx';
import { EmptyState } from '../ui/lists/EmptyState.tsx';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { costingOf, type QuotationForm } from './quotation-form.ts';
import { previewOf } from './quotation-preview.ts';
import { useChosenParties } from './quotation-queries.ts';
import { QuotationSheetSkeleton } from './QuotationSheetSkeleton.tsx';

/** Loaded only with this step, because the wizard is the heaviest page. */
const QuotationSheet = lazy(async () => ({ default: (await import('./QuotationSheet.tsx')).QuotationSheet }));

interface PreviewStepProps {
  readonly form: QuotationForm;
  readonly bind: Bind<QuotationForm>;
}

/** The quotation as it will print, and the disclaimer. */
export function PreviewStep({ form, bind }: PreviewStepProps) {
  const login = useLogin();
  const { parties, isFailed, retry } = useChosenParties(form);
  if (isFailed) {
    return (
      <EmptyState sentence={messages.somethingWentWrong}>
        <Button onClick={retry}>Try again</Button>
      </EmptyState>
    );
  }
  if (!parties) return <QuotationSheetSkeleton />;
  return (
    <Suspense fallback={<QuotationSheetSkeleton />}>
      <QuotationSheet document={previewOf(form, parties, login)} totalPaise={costingOf(form).totalAmount}>
        <CheckedDisclaimer {...bind('disclaimer')} />
      </QuotationSheet>
    </Suspense>
  );
}
