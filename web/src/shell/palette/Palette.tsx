import { paletteMessages as say } from '@vikray/contract/palette/palette-messages.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Modal } from '../../ui/controls/Modal.tsx';
import { CloseIcon } from '../../ui/icons/CloseIcon.tsx';
import { SearchIcon } from '../../ui/icons/SearchIcon.tsx';
import { actionsOf, type PaletteAction } from './palette-actions.ts';
import type { PaletteEntry } from './palette-entries.ts';
import './palette.css';
import { PaletteActions } from './PaletteActions.tsx';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteResults } from './PaletteResults.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';

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
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [begun] = useState(() => early().split('\n'));
  const [typed, setTyped] = useState(begun[0] ?? '');
  /** The line that the user has marked. Until then, it is the first one. */
  const [markedKey, setMarked] = useState<string>();
  /** The record whose actions are shown. */
  const [record, setRecord] = useState<PaletteEntry>();
  const [awaitsFirst, setAwaitsFirst] = useState(begun.length > 1);
  const results = usePaletteGroups(typed);
  const { groups, isSearching, hurry } = results;

  const entries = groups.flatMap((group) => group.entries);
  const actions = record ? actionsOf(record) : [];
  const lines: readonly { readonly key: string }[] = record ? actions : entries;
  const markedAt = Math.max(
    0,
    lines.findIndex(({ key }) => key === markedKey),
  );
  const marked = lines[markedAt];
  const entry = record ? undefined : entries[markedAt];
  const optionId = (key: string) => `${listId}-${key}`;

  function go(page: string, isNewTab: boolean): void {
    if (isNewTab) {
      window.open(`/${page}`, '_blank', 'noopener');
      return;
    }
    onClose();
    void router.navigate({ href: `/${page}` });
  }

  function doAction({ page, run }: PaletteAction, isNewTab: boolean): void {
    if (page !== undefined) return go(page, isNewTab);
    onClose();
    run?.();
  }

  const openFirst = useEffectEvent(() => {
    const [first] = entries;
    if (first) go(first.page, false);
  });
  useEffect(() => {
    if (awaitsFirst && !isSearching) openFirst();
  }, [awaitsFirst, isSearching]);

  function type(text: string): void {
    setTyped(text);
    setMarked(undefined);
    setRecord(undefined);
    setAwaitsFirst(false);
  }

  function step(by: number): void {
    if (lines.length > 0) setMarked(lines.at((markedAt + by) % lines.length)?.key);
  }

  function pressEnter(isNewTab: boolean): void {
    if (record) {
      const action = actions[markedAt];
      if (action) doAction(action, isNewTab);
    } else if (isSearching && markedKey === undefined && entry?.kind !== 'page') {
      // What will be found may fit better than what is shown.
      setAwaitsFirst(true);
      hurry();
    } else if (entry) {
      go(entry.page, isNewTab);
    }
  }

  function showActions(): boolean {
    const { selectionStart, selectionEnd, value = '' } = field.current ?? {};
    const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
    if (record || !isAtEnd || !entry || entry.actions.length === 0) return false;
    setRecord(entry);
    setMarked(undefined);
    return true;
  }

  function hideActions(): boolean {
    if (!record) return false;
    setMarked(record.key);
    setRecord(undefined);
    return true;
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (!takes(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function takes({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (key === 'ArrowRight') return showActions();
    if (key === 'ArrowLeft' || key === 'Escape') return hideActions();
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter') pressEnter(ctrlKey || metaKey);
    // With Tab there is nothing else to reach.
    else return key === 'Tab';
    return true;
  }

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
            aria-expanded={lines.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={marked && optionId(marked.key)}
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
          <PaletteActions
            {...{ listId, optionId, record, actions, onBack: hideActions }}
            markedKey={marked?.key}
            onMark={setMarked}
            onOpen={doAction}
          />
        ) : (
          <PaletteResults
            {...{ listId, optionId, results, typed }}
            markedKey={marked?.key}
            onMark={setMarked}
            onOpen={({ page }, isNewTab) => go(page, isNewTab)}
          />
        )}
        <PaletteFoot hasActions={entry !== undefined && entry.actions.length > 0} />
      </div>
    </Modal>
  );
}
