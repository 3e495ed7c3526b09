import './link-button.css';

interface LinkButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** A button in a line of text, which looks like a link. */
export function LinkButton({ label, onClick }: LinkButtonProps) {
  return (
    <button type="button" className="link-button" onClick={onClick}>
      {label}
    </button>
  );
}
