import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import type { CollectionOutcome } from '@vikray/contract/collections/collection-words.ts';
import type { CallType } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { notify } from '../platform/notify.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { refreshCollections } from './collection-queries.ts';

/** A call about money as it is entered. */
export interface CallForm {
  /** Undefined until the user has chosen one. */
  readonly outcome: CollectionOutcome | undefined;
  readonly callType: CallType;
  readonly description: string;
  readonly promisedOn: string;
  /** In rupees, as typed. */
  readonly promisedAmount: string;
  readonly nextOn: string;
}

const emptyCall: CallForm = { outcome: undefined, callType: 'Phone', description: '', promisedOn: '', promisedAmount: '', nextOn: '' };

/** The name under which a tab keeps the call to a customer while it is entered. */
export function collectionDraft(customerId: number): string {
  return `collection-${customerId}`;
}

/** What a call still needs. */
export function callFailure({ outcome, promisedOn, promisedAmount }: CallForm): FailedCheck | undefined {
  if (outcome !== 'Promised') return undefined;
  if (promisedOn === '') return { field: 'promisedOn', message: say.incompletePromise };
  return (parseDecimal(promisedAmount) ?? 0) > 0 ? undefined : { field: 'promisedAmount', message: say.incompletePromise };
}

/**
 * The form of a call about money. The tab keeps what is entered until it is saved. It needs no notice, because the form shows it. The work
 * goes on with the next row at once; if the call is refused, its row opens again.
 */
export function useCollectionCall(row: OutstandingRow, { onSaved, onReopen }: { onSaved: () => void; onReopen: () => void }) {
  const { customerId, companyId = 0, companyName } = row;
  const name = collectionDraft(customerId);
  const draft = useDraft(name, emptyCall);
  const { form } = draft;
  const { send, isBusy, refusalOf } = useDraftSubmit(name, 'AddCollectionCall');

  async function submit(entered: CallForm): Promise<void> {
    const { outcome, callType, description, promisedOn, promisedAmount, nextOn } = entered;
    if (outcome === undefined) return notify.refusal(say.selectOutcome);
    const isPromise = outcome === 'Promised';
    const saving = send(entered, () => ({
      customerId,
      companyId,
      callType,
      outcome,
      description,
      ...(isPromise && { promisedOn, promisedAmount: parseDecimal(promisedAmount) ?? 0 }),
      ...(nextOn !== '' && { nextOn }),
    }));
    onSaved();
    const saved = await saving;
    if (!saved) return onReopen();
    draft.clear();
    notify.success(say.saved, { about: companyName });
    void refreshCollections();
  }

  return { form, change: (changed: Partial<CallForm>) => draft.change({ ...form, ...changed }), isBusy, refusalOf, submit };
}
