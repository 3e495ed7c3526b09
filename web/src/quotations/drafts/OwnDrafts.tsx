import { useState } from 'react';
import { dashedMinute } from '@vikray/contract/platform/dates.ts';
import { quotationDraftMessages as say } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import type { QuotationDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import { useIsPhone } from '../../platform/media.ts';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/page/ButtonLink.tsx';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import './own-drafts.css';

interface OwnDraftsProps {
  readonly drafts: readonly QuotationDraft[];
  /** Drafts that cannot be continued here. */
  readonly elsewhere: readonly QuotationDraft[];
  readonly onContinue: (draft: QuotationDraft) => Promise<unknown>;
  readonly onDiscard: (draft: QuotationDraft) => Promise<void>;
}

/**
 * One line for each draft with Continue and Discard, one at a time. Discard asks first. A draft of another quotation has a link to its page
 * in place of Continue.
 */
export function OwnDrafts({ drafts, elsewhere, onContinue, onDiscard }: OwnDraftsProps) {
  const isPhone = useIsPhone();
  const [busyId, setBusyId] = useState<number>();
  const [unwanted, setUnwanted] = useState<QuotationDraft>();
  const isAnyBusy = busyId !== undefined;
  const shown = [...drafts, ...elsewhere];
  if (shown.length === 0) return null;

  async function during({ draftId }: QuotationDraft, work: Promise<unknown>): Promise<void> {
    setBusyId(draftId);
    await work;
    setBusyId(undefined);
  }

  return (
    <>
      <ul className="own-drafts" aria-label={say.list}>
        {shown.map((draft) => {
          const sentence = say.of(dashedMinute(draft.updatedOn), draft.title);
          const isBusy = draft.draftId === busyId;
          const common = { size: isPhone ? 'large' : 'small', 'aria-describedby': `draft-${draft.draftId}` } as const;
          return (
            <li key={draft.draftId}>
              <span className="own-draft-words" id={`draft-${draft.draftId}`}>
                {unbreakableNumbers(sentence)}
              </span>
              <span className="own-draft-actions">
                {drafts.includes(draft) && (
                  <Button {...common} isBusy={isBusy} disabled={isAnyBusy && !isBusy} onClick={() => void during(draft, onContinue(draft))}>
                    Continue
                  </Button>
                )}
                {draft.quotationId !== null && !drafts.includes(draft) && (
                  <ButtonLink {...common} to="/viewquotation" search={{ id: draft.quotationId }}>
                    Open Quotation
                  </ButtonLink>
                )}
                <Button {...common} look="text" disabled={isAnyBusy} onClick={() => setUnwanted(draft)}>
                  Discard
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {unwanted && (
        <ConfirmDialog
          isOpen
          isDanger
          title={say.discard}
          record={say.of(dashedMinute(unwanted.updatedOn), unwanted.title)}
          isBusy={isAnyBusy}
          onYes={() => void during(unwanted, onDiscard(unwanted)).then(() => setUnwanted(undefined))}
          onNo={() => setUnwanted(undefined)}
        />
      )}
    </>
  );
}
