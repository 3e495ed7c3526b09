import type { ReactNode } from 'react';
import { Checkbox } from '../controls/Checkbox.tsx';

interface TickBoxProps {
  readonly value: boolean;
  readonly onChange: (isTicked: boolean) => void;
  /** The words beside the box. */
  readonly children: ReactNode;
}

/** A box to tick, over the whole width of a form. */
export function TickBox({ value, onChange, children }: TickBoxProps) {
  return (
    <div className="field" style={{ '--span': 24 }}>
      <Checkbox checked={value} onChange={onChange}>
        {children}
      </Checkbox>
    </div>
  );
}
