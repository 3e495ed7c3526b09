import type { ReactNode, Ref } from 'react';

/** An entry of the open list. */
export interface ComboBoxOption {
  readonly key: string;
  /** The text that the closed field shows. */
  readonly label: string;
  /** How the open list shows it, if not by its label alone. */
  readonly shown?: ReactNode;
}

/** What a combo box takes from its Field. */
export interface ComboBoxMarks {
  readonly id?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-required'?: boolean | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

export interface ComboBoxProps extends ComboBoxMarks {
  /** The entries that match the typed text, best first. */
  readonly options: readonly ComboBoxOption[];
  /** The keys of the chosen entries. */
  readonly chosen: readonly string[];
  /** What the closed field shows: the label of the chosen entry, or a text that is none of the entries. */
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (key: string) => void;
  /** Shows a button that takes the choice back. */
  readonly onClear?: (() => void) | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Takes an Enter for which the list has nothing to choose. */
  readonly onEnter?: (() => void) | undefined;
  /** The typed text itself is the value; the entries are only proposals. */
  readonly isFree?: boolean | undefined;
  /** The number of entries is small, so that a phone shows them without its keyboard. */
  readonly isShort?: boolean | undefined;
  readonly isLoading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
  /** What the open list shows while it has no entries. */
  readonly empty?: ReactNode;
  /** What stands in the field before its text, such as several chosen entries. */
  readonly before?: ReactNode;
  readonly onBackspace?: (() => void) | undefined;
  /** Whether the list stays open for the next choice. */
  readonly staysOpen?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}
