import { useState } from 'react';
import { bestFirst } from '@vikray/contract/platform/ranking.ts';
import type { ComboBoxMarks } from '../controls/combo-box-props.ts';
import { ComboBox } from '../controls/ComboBox.tsx';
import { useGroupMarks } from '../field/Field.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import type { RankedOption } from './RankedSelect.tsx';

interface OptionsSelectProps<V> extends Pick<ComboBoxMarks, 'aria-label'> {
  readonly options: readonly RankedOption<V>[];
  readonly value: readonly V[];
  readonly onChange: (chosen: readonly V[]) => void;
  /** The most that may be chosen. */
  readonly most?: number;
  readonly placeholder?: string;
  readonly className?: string;
  readonly disabled?: boolean | undefined;
}

/** Several of a few options, each with a label of its own. Backspace takes the last one back. */
export function OptionsSelect<V extends string | number>({
  options,
  value,
  onChange,
  most = Infinity,
  placeholder = '',
  ...rest
}: OptionsSelectProps<V>) {
  const marks = useGroupMarks();
  const [typed, setTyped] = useState('');
  const found = typed.trim() === '' ? options : bestFirst(options, typed, ({ label }) => [label]);
  const labelOf = (chosen: V) => options.find((option) => option.value === chosen)?.label ?? String(chosen);

  function toggle(key: string): void {
    setTyped('');
    const option = options.find((each) => String(each.value) === key);
    if (!option) return;
    if (value.includes(option.value)) onChange(value.filter((each) => each !== option.value));
    else if (value.length < most) onChange([...value, option.value]);
  }

  return (
    <ComboBox
      {...marks}
      {...rest}
      options={found.map((option) => ({ key: String(option.value), label: option.label }))}
      chosen={value.map(String)}
      label=""
      placeholder={value.length === 0 ? placeholder : ''}
      typed={typed}
      onType={setTyped}
      onChoose={toggle}
      staysOpen
      onBlur={() => setTyped('')}
      onBackspace={() => onChange(value.slice(0, -1))}
      before={value.map((chosen) => (
        <span key={chosen} className="combo-box-entry">
          <span className="one-line">{labelOf(chosen)}</span>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Remove ${labelOf(chosen)}`}
            disabled={rest.disabled}
            onClick={() => toggle(String(chosen))}
          >
            <CloseIcon />
          </button>
        </span>
      ))}
    />
  );
}
