import { messages } from '@vikray/contract/platform/messages.ts';
import { orderChangeWords as words } from '@vikray/contract/order-changes/order-change-messages.ts';
import { changeLine } from '@vikray/contract/orders/change-line.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { Bind } from '../../ui/forms/bind.ts';
import { CheckedDisclaimer } from '../../ui/forms/CheckedDisclaimer.tsx';
import { EmptyState } from '../../ui/lists/EmptyState.tsx';
import { Difference } from '../revisions/QuotationDifference.tsx';
import { QuotationSheetSkeleton } from '../view/QuotationSheetSkeleton.tsx';
import type { OpenedOrder } from './open-order.ts';
import { orderDifferences } from './order-differences.ts';
import { useChosenParties } from './party-queries.ts';
import type { QuotationForm } from './quotation-form.ts';
import { RevisionFields } from './RevisionFields.tsx';

interface OrderChangeStepProps {
  readonly opened: OpenedOrder;
  readonly form: QuotationForm;
  readonly bind: Bind<QuotationForm>;
}

/** What the change makes different, why, and the disclaimer. */
export function OrderChangeStep({ opened, form, bind }: OrderChangeStepProps) {
  const { order, quotation } = opened;
  const { parties, isFailed, retry } = useChosenParties(form, quotation);
  if (isFailed)
    return (
      <EmptyState sentence={messages.somethingWentWrong}>
        <Button onClick={retry}>Try again</Button>
      </EmptyState>
    );
  if (!parties) return <QuotationSheetSkeleton />;
  return (
    <>
      <h2 className="visually-hidden">{words.lastStep}</h2>
      <Difference
        data={orderDifferences(opened, form, parties)}
        older={changeLine(order) || words.asPlaced}
        newer={words.changed}
        same={words.nothingChanged}
      />
      <RevisionFields bind={bind} />
      <CheckedDisclaimer {...bind('disclaimer')} />
    </>
  );
}
