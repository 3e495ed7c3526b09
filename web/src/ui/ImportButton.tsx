import { ImportOutlined } from '@ant-design/icons';
import { importRights, type ImportKind } from '@vikray/contract/imports/import.ts';
import { useRights } from '../platform/rights.ts';
import { ButtonLink } from './ButtonLink.tsx';

/** Leads to the page on which records of a kind are imported; shown only to those who may. An icon alone on phones. */
export function ImportButton({ kind }: { readonly kind: ImportKind }) {
  if (!useRights().has(importRights[kind])) return null;
  return (
    <ButtonLink to="/import" search={{ kind }} className="list-button" icon={<ImportOutlined aria-hidden />}>
      <span className="list-button-label">Import</span>
    </ButtonLink>
  );
}
