import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { today } from '../../platform/today.ts';
import { useLineFacts } from '../../prices/public.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckedDisclaimer } from '../../ui/forms/CheckedDisclaimer.tsx';
import { FormFields } from '../../ui/forms/FormFields.tsx';
import { useFocusOnWrong } from '../../ui/forms/use-focus-on-wrong.ts';
import { useStepQuestions, type StepQuestion } from '../../ui/forms/use-step-questions.tsx';
import { useSubmitKey } from '../../ui/forms/use-submit-key.ts';
import { useWizardSteps } from '../../ui/forms/wizard-steps.ts';
import '../../ui/keys/enter-goes-on.ts';
import { cartFailure, type ChangeCart } from '../builder/products/cart.ts';
import { openLineFailure } from '../builder/products/unadded.ts';
import { useProducts } from '../builder/products/use-products.tsx';
import { allowedDates, basicFailure, costingFailure, customerFailure, previewFailure, termsFailure } from '../builder/quotation-checks.ts';
import { withCart, type QuotationForm } from '../builder/quotation-form.ts';
import { blankTerms } from '../builder/term-categories.ts';
import type { useNewQuotation } from '../builder/use-new-quotation.ts';
import { draftStatus } from '../drafts/draft-status.ts';
import { aboveFree } from './above-free.ts';
import { QuickCosting } from './QuickCosting.tsx';
import { QuickHead } from './QuickHead.tsx';
import { QuickHints } from './QuickHints.tsx';
import { QuickLines } from './QuickLines.tsx';
import { QuickTerms } from './QuickTerms.tsx';
import { QuickTotals } from './QuickTotals.tsx';
import '../../ui/forms/wizard.css';
import './quick-form.css';
import { useOpenLines } from './use-open-lines.ts';
import { useStable, useUnchanged } from './use-unchanged.ts';
import { useUnsavedReasons } from './use-unsaved-reasons.ts';

interface QuickFormProps {
  readonly entry: ReturnType<typeof useNewQuotation>;
}

/**
 * A whole quotation on one page, in the order in which Enter goes through it: customer, contact person, lines, costing, terms, disclaimer.
 * What is filled already is passed. The checks and their sentences are those of the wizard.
 */
export function QuickForm({ entry: { draft, form, termsNote, onSubmit, isBusy, refusal } }: QuickFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { change } = draft;
  const stable = useStable(change);
  // A key in a line waits for no select: what is not typed in follows a little later.
  const calm = useDeferredValue(useUnchanged(form));
  // But a choice in the head moves the focus, so it is drawn at once.
  const { customer, contactId, company } = form;
  const head = useMemo(() => ({ ...calm, customer, contactId, company }), [calm, customer, contactId, company]);
  const changeCart: ChangeCart = (update) => change((before) => withCart(before, update(before.cart)));
  const open = useOpenLines(form, change);
  const { question } = useProducts(form, change);
  const customerId = form.customer?.value;
  const facts = useLineFacts(
    customerId,
    form.cart.map(({ productId }) => productId),
  );
  const above = aboveFree(form.cart, facts);
  const approval = useUnsavedReasons(form);

  const steps = [
    {
      title: say.title,
      // A refusal of the server that names any field is shown on this page.
      fields: refusal?.field === undefined ? [] : [refusal.field],
      check: () => firstFailure(form),
      question: question && { ...question, onYes: () => addAndStay(question) },
      body: null,
    },
  ];
  const wizard = useWizardSteps({ steps, onSubmit, refusal });
  const { next, dialog } = useStepQuestions(steps, wizard);
  useFocusOnWrong(element, wizard.failedTimes);
  useSubmitKey(element, { button: 'Submit' });
  useFirstFocus(element, draft.wizard.start, customerId !== undefined);
  usePlace(draft, form);

  /** Enter ticks the disclaimer, so that the last stop needs no other key. */
  function tickWithEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.shiftKey || form.disclaimer) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    change({ disclaimer: true });
  }

  return (
    <form
      ref={element}
      className="wizard quick-form"
      noValidate
      aria-label={say.title}
      data-enter-goes-on
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) next();
      }}
    >
      <p className="wizard-status">{draftStatus(draft.state)}</p>
      <FormFields of={wizard}>
        <div className="wizard-body">
          <QuickHead form={head} change={stable} />
          <QuickLines
            cart={form.cart}
            open={open}
            change={changeCart}
            customerId={customerId}
            facts={facts}
            aboveFree={new Set(above.map(({ productId }) => productId))}
            hasMrp={form.priceType === 'MRP'}
          />
          <QuickCosting form={form} calm={calm} change={stable} />
          <QuickTerms form={form} termsNote={termsNote} change={stable} />
        </div>
        <footer className="quick-foot">
          <QuickTotals form={form} />
          <QuickHints above={above} approval={approval} blank={blankTerms(form.terms)} />
          {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter comes from the box inside */}
          <div className="quick-submit" onKeyDown={tickWithEnter}>
            <CheckedDisclaimer value={form.disclaimer} onChange={(disclaimer) => change({ disclaimer })} />
            <Button type="submit" look="filled" isBusy={isBusy || wizard.isAwaited}>
              Submit
            </Button>
          </div>
        </footer>
      </FormFields>
      {dialog}
    </form>
  );
}

/** Adds what a draft of the steps has on its cards. The submit waits, because the totals change. */
function addAndStay({ onYes }: StepQuestion): false {
  onYes();
  return false;
}

/** The first thing to correct, in the order of the page. */
function firstFailure(form: QuotationForm): FailedCheck | undefined {
  return (
    customerFailure(form) ??
    basicFailure(form, allowedDates(today(), undefined)) ??
    openLineFailure(form.openLines) ??
    cartFailure(form.cart) ??
    costingFailure(form) ??
    termsFailure(form) ??
    previewFailure(form, undefined)
  );
}

/**
 * Puts the focus where the next key is wanted, when the page opens and when a draft is continued or discarded: on the customer, or behind
 * the last line.
 */
function useFirstFocus(form: RefObject<HTMLFormElement | null>, start: unknown, hasCustomer: boolean): void {
  const focus = useEffectEvent(() => {
    form.current?.querySelector<HTMLInputElement>(hasCustomer ? '.quick-next input' : '.quick-parties input')?.focus();
  });
  useEffect(() => focus(), [start]);
}

/** Reports how far the entries are, so that their draft opens there in the wizard. */
function usePlace({ changedAt, wizard: { onMove } }: ReturnType<typeof useNewQuotation>['draft'], form: QuotationForm): void {
  const failures = [
    basicFailure(form, allowedDates(today(), undefined)),
    customerFailure(form),
    cartFailure(form.cart),
    costingFailure(form),
  ];
  const open = [...failures, termsFailure(form)].findIndex((failure) => failure !== undefined);
  const step = changedAt === undefined ? 0 : open === -1 ? failures.length + 1 : open;
  useEffect(() => onMove({ step, passed: Array.from({ length: step }, (_, passed) => passed) }), [onMove, step]);
}
