import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { unchangedContents } from './unchanged-contents.ts';

type Extended = Pick<Quotation, 'quotationId' | 'number'>;

/** Extends the validity of a quotation. A pending one is edited, an approved one becomes a revision. */
export function useExtension(quotation: Quotation) {
  const { quotationId, number, version, status } = quotation;
  const edit = useSubmit('UpdateQuotation');
  const revision = useSubmit('AddQuotationRevision');
  const isRevision = status !== 'Open';
  const entriesOf = (validUntil: string | undefined) => ({ quotationId, version, validUntil });

  /** Returns the id and number of the extended quotation, or of its new revision; nothing if it was refused. */
  async function extend(validUntil: string): Promise<Extended | undefined> {
    const contents = async () => ({ ...(await unchangedContents(quotation)), validUntil });
    const entries = entriesOf(validUntil);
    if (isRevision) {
      const [added] = (await revision.send(entries, async () => ({ ...(await contents()), reason: say.extensionReason }))) ?? [];
      return added;
    }
    const [changed] = (await edit.send(entries, contents)) ?? [];
    return changed && { ...changed, number };
  }

  return {
    isRevision,
    extend,
    isBusy: edit.isBusy || revision.isBusy,
    refusalOf: (validUntil: string | undefined) => (isRevision ? revision : edit).refusalOf(entriesOf(validUntil)),
  };
}
