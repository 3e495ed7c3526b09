import { IconButton } from '../ui/controls/IconButton.tsx';

/** Shows or hides the typed password. The crossed-out eye means that it is hidden. */
export function PasswordToggle({ isShown, onToggle }: { readonly isShown: boolean; readonly onToggle: () => void }) {
  const eye = (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M1.8 10C3.6 6.6 6.5 4.8 10 4.8s6.4 1.8 8.2 5.2c-1.8 3.4-4.7 5.2-8.2 5.2S3.6 13.4 1.8 10z" />
      <circle cx="10" cy="10" r="2.6" />
      {!isShown && <path d="M3.8 17 16.2 3" />}
    </svg>
  );
  return <IconButton label={isShown ? 'Hide password' : 'Show password'} icon={eye} onClick={onToggle} />;
}
