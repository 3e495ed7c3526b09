import { unbroken } from '../page/unbroken.ts';
import { useGroupMarks } from './Field.tsx';

interface LockedValueProps {
  /** Blank when there is none: then a dash stands for it. Undefined while it is on its way. */
  readonly text: string | undefined;
  readonly isNumber?: boolean;
}

/** The value of a locked field, whole however long it is. Screen readers are told of a text field that cannot be changed. */
export function LockedValue({ text, isNumber = false }: LockedValueProps) {
  return (
    <div
      {...useGroupMarks()}
      className={isNumber ? 'locked-value tabular' : unbroken(text, 'locked-value')}
      role="textbox"
      aria-readonly
      aria-disabled
    >
      {text === '' ? '–' : text}
    </div>
  );
}
