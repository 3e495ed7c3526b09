import { messages } from '@vikray/contract/platform/messages.ts';
import { presetNames, type PresetName } from '@vikray/contract/rights/right-presets.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Menu } from '../ui/controls/Menu.tsx';

interface RightsButtonsProps {
  readonly changeCount: number;
  /** Whether a save is in progress. */
  readonly isSaving: boolean;
  readonly isLoadingAgain: boolean;
  readonly onDiscard: () => void;
  /** Fills the matrix with a preset. */
  readonly onFill: (preset: PresetName) => void;
  readonly onCopy: () => void;
  readonly onUpdate: () => void;
}

/** How many changes of the matrix are unsaved, and what can be done with them. */
export function RightsButtons({ changeCount, isSaving, isLoadingAgain, onDiscard, onFill, onCopy, onUpdate }: RightsButtonsProps) {
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
      <Menu label="Fill with" className="fill-with">
        {(close) =>
          presetNames.map((name) => (
            <Button
              key={name}
              look="text"
              disabled={isSaving}
              onClick={() => {
                onFill(name);
                close();
              }}
            >
              {name}
            </Button>
          ))
        }
      </Menu>
      <Button onClick={onCopy}>Copy Rights</Button>
      <Button look="filled" disabled={changeCount === 0} isBusy={isSaving || isLoadingAgain} onClick={onUpdate}>
        Update
      </Button>
    </>
  );
}
