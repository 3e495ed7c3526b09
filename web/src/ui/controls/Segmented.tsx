import { useId } from 'react';
import './segmented.css';

interface SegmentedProps<V extends string | boolean> {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly className?: string;
}

/** One of two or three views, side by side in one frame. */
export function Segmented<V extends string | boolean>({ label, options, value, onChange, className = '' }: SegmentedProps<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={`segmented ${className}`.trimEnd()}>
      {options.map((option) => (
        <label key={option.label} className="segment">
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
