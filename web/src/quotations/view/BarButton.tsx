import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { savePdf } from '../../ui/lists/save-pdf.ts';
import { ButtonLink } from '../../ui/page/ButtonLink.tsx';
import type { BarAction, BarDialog } from './bar-actions.tsx';

interface BarButtonProps {
  readonly action: BarAction;
  readonly onAsk: (dialog: BarDialog) => void;
  /** Closes the menu that the button is in. */
  readonly onPress?: (() => void) | undefined;
}

/** A button of the bar or of one of its menus. */
export function BarButton({ action, onAsk, onPress }: BarButtonProps) {
  const { label, icon, key, leadsTo, asks, saves, isNext = false } = action;
  const look = { icon, look: onPress ? 'text' : isNext ? 'filled' : 'outlined', 'aria-keyshortcuts': key } as const;
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
    if (saves !== undefined) void savePdf(saves, printingMessages.pdfFailed);
  }
  return (
    <Button {...look} onClick={press}>
      {label}
    </Button>
  );
}
