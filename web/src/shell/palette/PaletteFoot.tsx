import { paletteMessages } from '@vikray/contract/palette/palette-messages.ts';
import { KeyCap } from '../../ui/keys/KeyCap.tsx';

const { keys: say } = paletteMessages;

/** The keys of the palette, for those who have a keyboard. */
export function PaletteFoot({ hasActions }: { readonly hasActions: boolean }) {
  return (
    <p className="palette-foot" aria-hidden>
      <span>
        <KeyCap name="ArrowUp" /> <KeyCap name="ArrowDown" /> {say.choose}
      </span>
      <span>
        <KeyCap name="Enter" /> {say.open}
      </span>
      <span>
        <KeyCap name="Ctrl+Enter" /> {say.newTab}
      </span>
      {hasActions && (
        <span>
          <KeyCap name="ArrowRight" /> {say.actions}
        </span>
      )}
    </p>
  );
}
