import { CloseCircleFilledIcon } from '../icons/CloseCircleFilledIcon.tsx';
import './clear-button.css';

interface ClearButtonProps {
  readonly onClear: () => void;
}

/** Empties the field around it. For the mouse: the keyboard deletes the text, and a button reached with Tab would vanish with the focus. */
export function ClearButton({ onClear }: ClearButtonProps) {
  return (
    <button
      type="button"
      className="clear-button"
      aria-label="Clear"
      tabIndex={-1}
      onMouseDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={onClear}
    >
      <CloseCircleFilledIcon />
    </button>
  );
}
