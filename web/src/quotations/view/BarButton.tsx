import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/page/ButtonLink.tsx';
import type { BarAction, BarDialog } from './bar-actions.tsx';

interface BarButtonProps {
  readonly action: BarAction;
  readonly onAsk: (dialog: BarDialog) => void;
  /** Closes the menu that the button is in. */
  readonly onPress?: (() => void) | undefined;
}

/** A button of the bar or of one of its menus. */
export function BarButton({ action: { label, icon, key, leadsTo, asks }, onAsk, onPress }: BarButtonProps) {
  const look = { icon, look: onPress ? 'text' : 'outlined', 'aria-keyshortcuts': key } as const;
  if (leadsTo) {
    return (
      <ButtonLink {...look} to="/addquotation" search={leadsTo} onClick={onPress}>
        {label}
      </ButtonLink>
    );
  }
  function press(): void {
    onPress?.();
    if (asks) onAsk(asks);
  }
  return (
    <Button {...look} onClick={press}>
      {label}
    </Button>
  );
}
