import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { messages } from '@vikray/contract/platform/messages.ts';
import { TextField } from '../controls/TextField.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { keyMessages as say } from '../keys/key-messages.ts';
import { actOn, useKeys } from '../keys/use-keys.ts';

const settleMs = 250;

interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Called with the content of the field at every keystroke. */
  readonly onType?: (text: string) => void;
}

/**
 * The search field of a list. Typing searches after a moment, or at once when the field is left, so that rows do not move under the next
 * click. `/` moves the cursor here; Escape clears the field, and the arrow down leads to the rows.
 */
export function SearchBox({ value, onSearch, onType }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const [previous, setPrevious] = useState(value);

  if (value !== previous) {
    setPrevious(value);
    // A search that did not begin here, such as the browser's Back button, replaces the content of the field.
    if (value !== searched) {
      setSearched(value);
      setTyped(value);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useKeys([{ key: '/', does: say.search, act: takeFocus }]);

  function takeFocus(): void {
    input.current?.focus();
    input.current?.select();
  }

  /** Rows that another search is about to replace would lose the focus again. */
  function goToRows(event: KeyboardEvent): void {
    if (timer.current !== undefined) searchFor(typed);
    else if (actOn('ArrowDown')) event.preventDefault();
  }

  function search(text: string, delayMs: number): void {
    setTyped(text);
    onType?.(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchFor(text), delayMs);
  }

  function searchFor(text: string): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSearched(text.trim());
    onSearch(text.trim());
  }

  /** A press on a row must end on that row, so its release brings the search, just before the click that follows. */
  function leave(): void {
    clearTimeout(timer.current);
    if (document.querySelector(':active')) addEventListener('pointerup', () => searchFor(typed), { once: true });
    else searchFor(typed);
  }

  return (
    <TextField
      ref={input}
      className="search-box"
      value={typed}
      maxLength={100}
      prefix={<SearchIcon />}
      placeholder={messages.searchHere}
      aria-label="Search"
      aria-keyshortcuts="/"
      type="search"
      onChange={(event) => search(event.target.value, settleMs)}
      onBlur={() => timer.current !== undefined && leave()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed, 0);
        if (event.key === 'Escape') search('', 0);
        if (event.key === 'ArrowDown') goToRows(event);
      }}
    />
  );
}
