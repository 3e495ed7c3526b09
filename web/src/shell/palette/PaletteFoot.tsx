import { paletteMessages } from '@vikray/contract/palette/palette-messages.ts';
import { KeyCap } from '../../ui/keys/KeyCap.tsx';

const { keys: say } = paletteMessages;

/** The keys of the palette, for those who have a keyboard. */
export function PaletteFoot({ hasActions }: { readonly hasActions: boolean }) {
  return (
    <p className="palette-foot" aria-hidden>
      <KeyCap name="ArrowUp" />
      <KeyCap name="ArrowDown" /> {say.choose}
      <KeyCap name="Enter" /> {say.open}
      <KeyCap name="Ctrl+Enter" /> {say.newTab}
      {hasActions && (
        <>
          <KeyCap name="ArrowRight" /> {say.actions}
        </>
      )}
    </p>
  );
}
