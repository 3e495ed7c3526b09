import type { ComponentProps } from 'react';
import { DownIcon } from '../icons/DownIcon.tsx';
import './select.css';

export interface SelectOption<V> {
  readonly value: V;
  readonly label: string;
}

interface SelectProps<V extends string | number> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly options: readonly SelectOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Whether it stands without a frame beside other text. */
  readonly isBorderless?: boolean;
}

/** One of a few choices. It is the browser's own select, which a phone opens as its own list. */
export function Select<V extends string | number>({
  options,
  value,
  onChange,
  isBorderless = false,
  className = '',
  ...select
}: SelectProps<V>) {
  return (
    <span className={['select', isBorderless && 'select-borderless', className].filter(Boolean).join(' ')}>
      <select
        {...select}
        value={String(value)}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.every((option) => option.value !== value) && <option value={String(value)} aria-label="None" hidden />}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
      <DownIcon />
    </span>
  );
}
