import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import { dashedMinute } from '@vikray/contract/platform/dates.ts';
import type { ReactNode } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import './stored-tax.css';

interface StoredTaxProps {
  readonly of: StoredTaxDecision;
  /** What can be done about it, also if none is stored. */
  readonly children?: ReactNode;
}

/** The stored tax decision of a quotation or order: the reason, and who decided when. */
export function StoredTax({ of: { heads, taxReason, placeReason, decidedBy, decidedAt }, children }: StoredTaxProps) {
  if (!heads && !children) return null;
  return (
    <div className="stored-tax">
      <span>{say.heading}</span>
      <p>{taxReason || '–'}</p>
      {placeReason !== '' && <p>{say.chosenBecause(placeReason)}</p>}
      {heads && <p className="stored-tax-decided">{unbreakableNumbers(say.decided(decidedBy, dashedMinute(decidedAt)))}</p>}
      {children}
    </div>
  );
}
