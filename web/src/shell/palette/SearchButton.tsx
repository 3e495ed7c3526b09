import { useIsPhone } from '../../platform/media.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { SearchIcon } from '../../ui/icons/SearchIcon.tsx';
import { shellMessages as say } from '../shell-messages.ts';
import './search-button.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the palette. It looks like a field, with the key that does the same. */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const isPhone = useIsPhone();
  if (isPhone) return <IconButton label={say.search} icon={<SearchIcon />} aria-haspopup="dialog" onClick={onOpen} />;
  return (
    <button type="button" className="search-button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
      <SearchIcon />
      <span>{say.search}</span>
      <kbd aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  );
}
