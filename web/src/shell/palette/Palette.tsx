import { paletteMessages as say } from '@vikray/contract/palette/palette-messages.ts';
import { useId, useRef } from 'react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Modal } from '../../ui/controls/Modal.tsx';
import { CloseIcon } from '../../ui/icons/CloseIcon.tsx';
import { SearchIcon } from '../../ui/icons/SearchIcon.tsx';
import './palette.css';
import { PaletteActions } from './PaletteActions.tsx';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteResults } from './PaletteResults.tsx';
import { usePalette } from './use-palette.ts';

interface PaletteProps {
  /** What was typed while it opened. */
  readonly early: () => string;
  readonly onClose: () => void;
}

/**
 * Finds any record, page or action by typing. A combobox in a dialog: the focus stays in the field, the arrow keys mark a line, and Enter
 * opens it, even before the server's answer arrives.
 */
export function Palette({ early, onClose }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { typed, results, type, pressKey, record, actions, hideActions, hasLines, hasActions, markedKey, onMark, go, doAction } =
    usePalette({ field, early, onClose });
  const optionId = (key: string) => `${listId}-${key}`;
  const common = { listId, optionId, markedKey, onMark };

  return (
    <Modal className="palette" aria-label={say.search} first={field} onClose={onClose}>
      <div className="palette-box">
        <div className="palette-field">
          <SearchIcon />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={say.search}
            aria-expanded={hasLines}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={markedKey && optionId(markedKey)}
            placeholder={say.placeholder}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={pressKey}
          />
          <IconButton className="palette-close" label="Close" icon={<CloseIcon />} onClick={onClose} />
        </div>
        {record ? (
          <PaletteActions {...common} record={record} actions={actions} onBack={hideActions} onOpen={doAction} />
        ) : (
          <PaletteResults {...common} results={results} typed={typed} onOpen={({ page }, isNewTab) => go(page, isNewTab)} />
        )}
        <PaletteFoot hasActions={hasActions} />
      </div>
    </Modal>
  );
}
