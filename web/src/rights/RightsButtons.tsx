import { messages } from '@vikray/contract/platform/messages.ts';
import { Button } from '../ui/controls/Button.tsx';

interface RightsButtonsProps {
  readonly changeCount: number;
  /** Whether a save is in progress. */
  readonly isSaving: boolean;
  readonly isLoadingAgain: boolean;
  readonly onDiscard: () => void;
  readonly onCopy: () => void;
  readonly onUpdate: () => void;
}

/** How many changes of the matrix are unsaved, and what can be done with them. */
export function RightsButtons({ changeCount, isSaving, isLoadingAgain, onDiscard, onCopy, onUpdate }: RightsButtonsProps) {
  return (
    <>
      <span className="rights-unsaved" role="status">
        {changeCount > 0 && messages.unsavedChanges(changeCount)}
      </span>
      {changeCount > 0 && (
        <Button disabled={isSaving} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button onClick={onCopy}>Copy Rights</Button>
      <Button look="filled" disabled={changeCount === 0} isBusy={isSaving || isLoadingAgain} onClick={onUpdate}>
        Update
      </Button>
    </>
  );
}
