import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import type { StoredTaxDecision as Kept } from '@vikray/contract/gst/tax-entries.ts';
import { dashedMinute } from '@vikray/contract/platform/dates.ts';
import type { ReactNode } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import './kept-tax.css';

interface KeptTaxProps {
  readonly of: Kept;
  /** What can be done about it, also if none is kept. */
  readonly children?: ReactNode;
}

/** The kept tax decision of a quotation or order: the reason, and who decided when. */
export function KeptTax({ of: { heads, taxReason, placeReason, decidedBy, decidedAt }, children }: KeptTaxProps) {
  if (!heads && !children) return null;
  return (
    <div className="kept-tax">
      <span>{say.heading}</span>
      <p>{taxReason || '–'}</p>
      {placeReason !== '' && <p>{say.chosenBecause(placeReason)}</p>}
      {heads && <p className="kept-tax-decided">{unbreakableNumbers(say.decided(decidedBy, dashedMinute(decidedAt)))}</p>}
      {children}
    </div>
  );
}
