import { use, useEffect, useRef, type ComponentProps, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { DownIcon } from '../icons/DownIcon.tsx';
import { LoadingIcon } from '../icons/LoadingIcon.tsx';
import { goOnWithEnter } from '../keys/enter-goes-on.ts';
import { ClearButton } from './ClearButton.tsx';
import type { ComboBoxProps } from './combo-box-props.ts';

interface ComboBoxFieldProps extends ComboBoxProps {
  /** Receives what closes the list. */
  readonly closer: RefObject<(() => void) | undefined>;
  /** Asks for more entries, because the last one drawn is marked. */
  readonly onEnd: () => void;
}

type ListState = NonNullable<ComponentProps<typeof ComboBoxStateContext>['value']>;

/** The frame of a combo box, with what is typed and chosen. It has no state yet when React Aria collects the entries. */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const state = use(ComboBoxStateContext);
  return state && <FieldWithState {...props} state={state} />;
}

function FieldWithState({ state, closer, onEnd, ...props }: ComboBoxFieldProps & { readonly state: ListState }) {
  const { options, chosen, label, typed, onType, onEnter, isFree = false, disabled = false, isLoading = false } = props;
  const { isOpen, selectionManager: marked, collection } = state;
  const best = (typed.trim() === '' && options.find(({ key }) => chosen.includes(key))) || options[0];
  const isListed = best !== undefined && collection.getItem(best.key) !== null;
  const isMarked = isOpen && marked.focusedKey !== null && collection.getItem(marked.focusedKey) !== null;

  const hasFocus = useRef(false);

  useEffect(() => {
    closer.current = state.close;
  });

  // The best match is marked whenever nothing else is.
  useEffect(() => {
    if (isOpen && isListed && !isMarked && !isFree) marked.setFocusedKey(best.key);
  }, [isOpen, isListed, isMarked, isFree, best, marked]);

  const isAtEnd = isOpen && options.length > 1 && marked.focusedKey === options.at(-1)?.key;
  useEffect(() => {
    if (isAtEnd) onEnd();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each end
  }, [isAtEnd]);

  function pressKey(event: KeyboardEvent): void {
    const hasTyped = typed !== '' && !isFree;
    if (event.key === 'Escape' && (isOpen || hasTyped)) {
      keep(event);
      if (!isFree) onType('');
      state.close();
    } else if (event.key === 'Enter' && !event.ctrlKey && (isOpen || hasTyped) && !isMarked && !isFree) {
      keep(event);
      if (!isOpen && options.length > 0) return state.open(null, 'manual');
      onEnter?.();
      if (onEnter) state.close();
    } else if (event.key === 'Enter' && !isOpen) {
      // React Aria would keep it to itself.
      goOnWithEnter(event.nativeEvent);
    } else if (event.key === 'Tab' && isOpen && !hasTyped && !isFree) {
      // Looking at the list chooses nothing.
      state.close();
    } else if (event.key === 'Backspace' && !hasTyped) {
      props.onBackspace?.();
    }
  }

  /** React Aria repeats the event when the list changes. */
  function beginOnce({ target }: FocusEvent): void {
    if (hasFocus.current || !(target instanceof HTMLInputElement)) return;
    hasFocus.current = true;
    // What is typed replaces what is chosen.
    target.select();
    props.onFocus?.();
  }

  /** To React Aria, the focus moves to the marked entry. */
  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Element && relatedTarget.closest('[role=listbox]')) return;
    hasFocus.current = false;
    props.onBlur?.();
  }

  function pressFrame(event: MouseEvent<HTMLElement>): void {
    if (disabled || event.button !== 0) return;
    const field = event.currentTarget.querySelector('input');
    const isBeside = event.target !== field;
    if (isBeside) event.preventDefault();
    field?.focus();
    if (isBeside && isOpen) state.close();
    else state.open(null, 'manual');
  }

  return (
    <Group className="combo-box-frame" onMouseDown={pressFrame} onKeyDownCapture={pressKey} onFocus={beginOnce} onBlur={leave}>
      {props.before}
      <Input
        ref={props.ref}
        inputMode={props.isShort ? 'none' : undefined}
        placeholder={isOpen && label !== '' ? label : props.placeholder}
        onChange={() => !isOpen && state.open(null, 'input')}
      />
      {isLoading ? <LoadingIcon className="button-spinner" /> : <DownIcon />}
      {props.onClear && label !== '' && !disabled && <ClearButton onClear={props.onClear} />}
    </Group>
  );
}

/** The key is for the list, not for the form or the dialog around it. */
function keep(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
