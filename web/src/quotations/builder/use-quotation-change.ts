import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../platform/notify.tsx';
import { useRights } from '../../platform/rights.ts';
import { useLoadAgain } from '../../ui/forms/use-load-again.ts';
import { notifyWaiting } from '../approvals/notify-waiting.ts';
import type { OpenedQuotation } from './open-quotation.ts';
import type { QuotationForm } from './quotation-form.ts';
import { fieldLabels } from '../quotation-labels.ts';
import { refreshQuotations } from '../quotation-queries.ts';
import { useQuotationDefaults } from './use-quotation-defaults.ts';
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
  const rights = useRights();
  const [base, setBase] = useState(opened.form);
  const draft = useQuotationDraft({ name: draftName, untouched: opened.form, quotationId });
  const { form, proposedAsIn } = useQuotationDefaults(draft.form);
  // Nothing is known of the version that a draft of an earlier visit began with, so all its entries count as changed.
  const knownBase = base.origin?.version === draft.form.origin?.version ? base : {};
  const again = useLoadAgain<Partial<QuotationForm>>({ base: knownBase, form: draft.form });

  async function loadAgain(): Promise<void> {
    await again.loadAgain(reload, (now, merged) => {
      draft.change({ ...merged, origin: now.form.origin, disclaimer: false });
      setBase(now.form);
    });
  }

  /** The change is saved: says so and opens the page of its quotation. */
  function leave(sentence: string, saved: { readonly quotationId: number; readonly number: string }): void {
    void refreshQuotations();
    void draft.end();
    notify.success(sentence, { about: saved.number });
    void notifyWaiting(saved.quotationId, rights.has('Approve Quotation'));
    void navigate({ to: '/viewquotation', search: { id: saved.quotationId } });
  }

  return {
    draft,
    form,
    proposedAsIn,
    changedByBoth: again.changedByBoth.flatMap((field) => fieldLabels[field] ?? []),
    isLoadingAgain: again.isLoading,
    loadAgain: () => void loadAgain(),
    leave,
  };
}
