import { useNavigate } from '@tanstack/react-router';
import type { QuotationDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import { useState } from 'react';
import { notify } from '../../platform/notify.tsx';
import { useRights } from '../../platform/rights.ts';
import { isSame, mergeEdits } from '../../ui/forms/merge-edits.ts';
import { useLoadAgain } from '../../ui/forms/use-load-again.ts';
import { useIsHere } from '../../ui/page/use-is-here.ts';
import { notifyWaiting } from '../approvals/notify-waiting.ts';
import { draftNameOf } from './builder-task.ts';
import { openQuotation, type OpenedQuotation } from './open-quotation.ts';
import { entriesOf, type QuotationEntries, type QuotationForm } from './quotation-form.ts';
import { fieldLabels } from '../quotation-labels.ts';
import { refreshQuotations } from '../quotation-queries.ts';
import { useQuotationDefaults } from './use-quotation-defaults.ts';
import { useReplacedDrafts } from '../drafts/replaced-drafts.ts';
import { useQuotationDraft } from '../drafts/use-quotation-draft.ts';

/** What the pages of an edit and a revision are given. */
export interface ChangePageProps {
  readonly draftName: string;
  readonly opened: OpenedQuotation;
  /** Reads the quotation again; undefined when it no longer exists. */
  readonly reload: () => Promise<OpenedQuotation | undefined>;
}

/**
 * The entries of an edit or a revision. They stay based on the version that they began with, so that the server notices when someone else
 * has saved first. `loadAgain` then puts them on the quotation as it is now, for review.
 */
export function useQuotationChange({ draftName, opened, reload }: ChangePageProps) {
  const { quotationId } = opened.quotation;
  const navigate = useNavigate();
  const isHere = useIsHere();
  const rights = useRights();
  const draft = useQuotationDraft({ name: draftName, untouched: opened.form, quotationId });
  const replaced = useReplacedDrafts(opened.quotation).filter(({ draftId }) => draftId !== draft.state.draftId);
  const { form, termsNote } = useQuotationDefaults(draft.form);
  const { base, loadAgain, ...again } = useEntriesOnto(draft, opened, reload);

  /** Moves the entries onto the next revision, because the quotation was approved while it was edited. Fails as `call` does. */
  async function reviseInstead(): Promise<void> {
    const task = { kind: 'revise', quotationId, basedOnId: undefined } as const;
    const now = (await openQuotation(task))?.form;
    if (!now) return;
    const newest = entriesOf(now);
    const merged = mergeEdits(base, entriesOf(draft.form), newest).form;
    await draft.moveTo(draftNameOf(task), { ...draft.form, ...onto(now, newest, merged, draft.form) });
    await navigate({ to: '/addquotation', search: { revise: quotationId } });
  }

  /** Continues with a draft. One of a replaced revision is put on the quotation as it is now. */
  async function continueWith(own: QuotationDraft): Promise<boolean> {
    const isOpen = await draft.continueWith(own);
    if (isOpen && own.quotationId !== quotationId) await loadAgain();
    return isOpen;
  }

  /** The change is saved: says so and opens the page of its quotation, unless the user has gone to another page. */
  function leave(sentence: string, saved: { readonly quotationId: number; readonly number: string }): void {
    void refreshQuotations();
    void draft.end();
    notify.success(sentence, { about: saved.number });
    void notifyWaiting(saved.quotationId, rights.has('Approve Quotation'));
    if (isHere()) void navigate({ to: '/viewquotation', search: { id: saved.quotationId } });
  }

  return {
    draft: {
      ...draft,
      drafts: [...draft.drafts, ...replaced],
      elsewhere: draft.elsewhere.filter((own) => !replaced.includes(own)),
      continueWith,
    },
    form,
    termsNote,
    changedByBoth: again.changedByBoth,
    isLoadingAgain: again.isLoading,
    loadAgain: () => void loadAgain(),
    reviseInstead,
    /** Whether the user has entered nothing but dates, and what says why. A restored revision differs as a whole. */
    isUnchanged: draft.form.origin?.basedOnId === undefined && isSameContent(base, entriesOf(draft.form)),
    leave,
  };
}

/**
 * The entries of a draft, what they began with, and `loadAgain`, which puts them on the quotation or order as it is now, for review:
 * someone else has saved it first.
 */
export function useEntriesOnto(
  draft: Pick<ReturnType<typeof useQuotationDraft>, 'form' | 'change'>,
  opened: { readonly form: QuotationForm },
  reload: () => Promise<{ readonly form: QuotationForm } | undefined>,
) {
  const [first] = useState(opened.form);
  const base = knownBase(draft.form, first);
  const again = useLoadAgain<Partial<QuotationEntries>>({ base, form: entriesOf(draft.form) });

  async function loadAgain(): Promise<void> {
    await again.loadAgain(
      async () => {
        const now = (await reload())?.form;
        return now && { now, form: entriesOf(now) };
      },
      ({ now, form: newest }, merged) => draft.change((before) => onto(now, newest, merged, before)),
    );
  }

  return { base, loadAgain, isLoading: again.isLoading, changedByBoth: again.changedByBoth.flatMap((field) => fieldLabels[field] ?? []) };
}

/** The merged entries on the quotation as it is now. The cart stays that of the form unless the merge has taken the present one. */
function onto(
  now: QuotationForm,
  newest: QuotationEntries,
  merged: Partial<QuotationEntries>,
  { cart }: QuotationForm,
): Partial<QuotationForm> {
  const isCartOfNow = isSame(merged.cart, newest.cart);
  return { ...merged, cart: isCartOfNow ? now.cart : cart, origin: now.origin, disclaimer: false };
}

/** What may differ between two quotations that quote the same. */
const besidesContent: readonly (keyof QuotationEntries)[] = ['date', 'validUntil', 'priceType', 'reason', 'approvesAtOnce'];

export function isSameContent(one: Partial<QuotationEntries>, other: QuotationEntries): boolean {
  const fields = Object.keys(other) as (keyof QuotationEntries)[]; // A form has no keys but its declared fields.
  return fields.every((field) => besidesContent.includes(field) || isSame(one[field], other[field]));
}

/**
 * What the entries began with. A draft from an earlier version of the panel, or one near the size limit, does not know it: all its entries
 * count as changed unless they are based on the quotation as it was opened.
 */
function knownBase({ origin }: QuotationForm, first: QuotationForm): Partial<QuotationEntries> {
  if (origin?.base) return origin.base;
  return origin?.version === first.origin?.version ? entriesOf(first) : {};
}
