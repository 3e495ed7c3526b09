import { quotationDraftMessages as say } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { NoteActions } from '../../ui/page/NoteActions.tsx';
import { OwnDrafts } from './OwnDrafts.tsx';
import type { useQuotationDraft } from './use-quotation-draft.ts';

interface DraftsAboveProps {
  readonly draft: ReturnType<typeof useQuotationDraft>;
}

/** What the quotation builder shows above the form about drafts: the other ones, the restored one, a change in another window, lost records. */
export function DraftsAbove({ draft }: DraftsAboveProps) {
  const { drafts, elsewhere, showsDrafts, continueWith, discard, broughtBack, state, keepMine, takeOther, leftOut } = draft;
  return (
    <>
      {showsDrafts && <OwnDrafts drafts={drafts} elsewhere={elsewhere} onContinue={continueWith} onDiscard={discard} />}
      <UnsavedChanges of={broughtBack} />
      {state.isChangedElsewhere && (
        <Note
          kind="warning"
          title={say.changed}
          description={say.bothArePreserved}
          action={
            <NoteActions>
              <Button onClick={() => void takeOther()}>{say.takeOther}</Button>
              <Button onClick={() => void keepMine()}>{say.keepMine}</Button>
            </NoteActions>
          }
        />
      )}
      {leftOut.length > 0 && <Note kind="warning" title={say.leftOut(leftOut.join(', '))} />}
    </>
  );
}
