import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { breakable } from '../page/breakable.tsx';
import { unbroken } from '../page/unbroken.ts';
import { useGroupMarks } from './Field.tsx';

interface LockedValueProps {
  /** Blank when there is none, shown as a dash. Undefined while it is loading. */
  readonly text: string | undefined;
  readonly isNumber?: boolean;
}

/** The value of a locked field, in full however long it is. Screen readers announce a read-only text field. */
export function LockedValue({ text, isNumber = false }: LockedValueProps) {
  return (
    <div
      {...useGroupMarks()}
      className={isNumber ? 'locked-value tabular' : unbroken(text, 'locked-value')}
      role="textbox"
      aria-readonly
      aria-disabled
    >
      {text === '' ? '–' : unbreakableNumbers(breakable(text))}
    </div>
  );
}
