import { paletteMessages as say } from '@vikray/contract/palette/palette-messages.ts';
import { LeftIcon } from '../../ui/icons/LeftIcon.tsx';
import type { PaletteAction } from './palette-actions.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { PaletteOption } from './PaletteOption.tsx';

interface PaletteActionsProps {
  readonly listId: string;
  readonly optionId: (key: string) => string;
  readonly record: PaletteEntry;
  readonly actions: readonly PaletteAction[];
  readonly markedKey: string | undefined;
  readonly onMark: (key: string) => void;
  readonly onOpen: (action: PaletteAction, isNewTab: boolean) => void;
  readonly onBack: () => void;
}

/** What can be done with a record, in place of the results. */
export function PaletteActions({ listId, optionId, record, actions, markedKey, onMark, onOpen, onBack }: PaletteActionsProps) {
  return (
    <>
      <button type="button" className="palette-back" tabIndex={-1} onClick={onBack}>
        <LeftIcon />
        <span className="visually-hidden">{say.back}</span>
        <span className="palette-title">{record.title}</span>
        <span className="palette-note">{record.note}</span>
      </button>
      <div id={listId} className="palette-list" role="listbox" aria-label={record.title}>
        {actions.map((action) => (
          <PaletteOption
            key={action.key}
            id={optionId(action.key)}
            isMarked={action.key === markedKey}
            onMark={() => onMark(action.key)}
            onOpen={(isNewTab) => onOpen(action, isNewTab)}
          >
            <span className="palette-title">{action.label}</span>
          </PaletteOption>
        ))}
      </div>
    </>
  );
}
