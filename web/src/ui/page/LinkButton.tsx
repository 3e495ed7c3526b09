import './link-button.css';

interface LinkButtonProps {
  readonly label: string;
  /** What screen readers say; it begins with the label. */
  readonly name?: string;
  readonly onClick: () => void;
}

/** A button in a line of text, which looks like a link. */
export function LinkButton({ label, name, onClick }: LinkButtonProps) {
  return (
    <button type="button" className="link-button" aria-label={name} onClick={onClick}>
      {label}
    </button>
  );
}
