import { ImportIcon } from '../icons/ImportIcon.tsx';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { ButtonLink } from '../page/ButtonLink.tsx';

/** Opens the page on which records of a kind are imported. Shown only to users who may import; just an icon on phones and tablets. */
export function ImportButton({ kind }: { readonly kind: ImportKind }) {
  return (
    <ButtonLink to="/import" search={{ kind }} className="list-button" icon={<ImportIcon />} tooltip="Import from a file">
      <span className="list-button-label">Import</span>
    </ButtonLink>
  );
}
