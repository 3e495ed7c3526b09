import { useNavigate } from '@tanstack/react-router';
import { continuedLines } from '@vikray/contract/order-changes/keep-dispatched-lines.ts';
import { orderChangeMessages as say, orderChangeWords as words } from '@vikray/contract/order-changes/order-change-messages.ts';
import { changeReason } from '@vikray/contract/order-changes/order-change.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { useMemo, type ComponentType } from 'react';
import * as z from 'zod';
import { useLogin } from '../../platform/login.ts';
import { notify } from '../../platform/notify.tsx';
import { useRights } from '../../platform/rights.ts';
import type { Bind } from '../../ui/forms/bind.ts';
import { SubmitRight } from '../../ui/forms/SubmitRight.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import type { WizardPlace } from '../../ui/forms/wizard-steps.ts';
import { VersionConflict } from '../../ui/forms/VersionConflict.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import { useIsHere } from '../../ui/page/use-is-here.ts';
import { DraftsAbove } from '../drafts/DraftsAbove.tsx';
import { useQuotationDraft } from '../drafts/use-quotation-draft.ts';
import { lineRates, taxModeOf } from './cart-rates.ts';
import type { OpenedOrder } from './open-order.ts';
import { OrderChangeStep } from './OrderChangeStep.tsx';
import { QuotationBuilder } from './QuotationBuilder.tsx';
import { costingOf, entriesOf, type QuotationForm } from './quotation-form.ts';
import { orderChangeOf } from './quotation-request.ts';
import { isSameContent, useEntriesOnto } from './use-quotation-change.ts';
import { useQuotationDefaults } from './use-quotation-defaults.ts';

interface ChangedOrderProps {
  readonly opened: OpenedOrder;
  /** Reads the order again; undefined when it no longer exists. */
  readonly reload: () => Promise<OpenedOrder | undefined>;
  readonly onChanged: () => void;
}

/** The builder with an order that is changed. Holders of Approve Quotation may approve the change at once. */
export function ChangedOrder({ opened, reload, onChanged }: ChangedOrderProps) {
  const { order, quotation } = opened;
  const login = useLogin();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const mayApprove = useRights().has('Approve Quotation');
  const draft = useQuotationDraft({ name: `change-order-${order.orderId}`, untouched: opened.form, isOfTab: true, first: atProducts });
  const { form, termsNote } = useQuotationDefaults(draft.form);
  const { base, loadAgain, isLoading, changedByBoth } = useEntriesOnto(draft, opened, reload);
  const change = useSubmit('ChangeOrder');
  // The builder draws its last step anew whenever it is another component.
  const LastStep = useMemo<ComponentType<{ readonly form: QuotationForm; readonly bind: Bind<QuotationForm> }>>(
    () => (props) => <OrderChangeStep {...props} opened={opened} />,
    [opened],
  );
  const isUnchanged = isSameContent(base, entriesOf(draft.form));
  // Entries may hold the tick of a user who has lost the right since.
  const isApproved = form.approvesAtOnce && mayApprove;

  async function submit(): Promise<void> {
    if (isUnchanged) return notify.warning(words.unchanged);
    const saved = await change.send(form, async () => ({
      ...orderChangeOf(form, order, login),
      ...(isApproved && { approve: 'Yes' as const }),
    }));
    if (!saved) return;
    onChanged();
    void draft.end();
    const number = saved[0]?.change ?? order.change + 1;
    notify.success(isApproved ? words.submittedAndApproved(number) : words.submitted(number), { about: order.number });
    if (isHere()) void navigate({ to: '/vieworder', search: { id: order.orderId } });
  }

  return (
    <>
      <PageHeading title={words.title(order.number)} tag={<StatusTag status={order.shownStatus} />} />
      <SubmitRight of="ChangeOrder" />
      <VersionConflict
        refusal={change.refusalOf(form)}
        version={form.origin?.version}
        changedByBoth={changedByBoth}
        isLoading={isLoading}
        onLoadAgain={() => void loadAgain()}
      />
      <DraftsAbove draft={draft} />
      <QuotationBuilder
        draft={draft}
        form={form}
        termsNote={termsNote}
        changes={{ kind: 'order', quotation, ofOrder, LastStep, checkCart: (entered) => lostPieces(opened, entered) }}
        isFilled
        onSubmit={() => void submit()}
        isBusy={change.isBusy || isLoading}
        refusal={change.refusalOf(form)}
      />
    </>
  );
}

const reasonStep = z.object(changeReason);

/** Customer and issuing company stay, so that the products are the first that can change. */
const atProducts: WizardPlace = { step: 2, passed: [] };

/** What differs from the builder of a quotation. */
const ofOrder = {
  customerFixed: say.customerFixed,
  companyFixed: say.companyFixed,
  lastStep: words.lastStep,
  check: (form: QuotationForm) => firstMessage(form, reasonStep),
};

/** What the cart would take away although it has left. The server checks it again. */
function lostPieces({ order, orderLines }: OpenedOrder, form: QuotationForm): FailedCheck | undefined {
  const ratesOf = lineRates(form);
  const { gstPercent: ofAll } = costingOf(form);
  const isByProduct = taxModeOf(form) === 'By Product';
  const current = orderLines.map((line) => ({ ...line, gstPercent: line.gstPercent ?? order.gstPercent ?? 0 }));
  const continued = continuedLines(
    current,
    form.cart.map(({ productId, quantity, rate }, place) => ({
      productId,
      quantity,
      rate,
      gstPercent: isByProduct ? (ratesOf[place] ?? 0) : ofAll,
    })),
  );
  return typeof continued === 'string' ? { field: 'products', message: continued } : undefined;
}
