import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import type { TermCategory } from '@vikray/contract/terms/term.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import '../approvals/approval-panel.css';
import { ReasonList } from '../approvals/ReasonList.tsx';
import type { AboveFree } from './above-free.ts';
import type { UnsavedReasons } from './use-unsaved-reasons.ts';

interface QuickHintsProps {
  readonly above: readonly AboveFree[];
  readonly approval: UnsavedReasons;
  /** The blank terms. */
  readonly blank: readonly TermCategory[];
}

/** As many as stay beside the totals without pushing the lines away. */
const shown = 2;

/** What is not in stock, why the quotation may not be approved at once, and which terms are blank. Nothing of it keeps from submitting. */
export function QuickHints({ above, approval: { reasons, isEvaluated }, blank }: QuickHintsProps) {
  return (
    <section className="quick-hints" aria-label={say.stockAndApproval}>
      {above.length > 0 && (
        <ul className="quick-short">
          {above.slice(0, shown).map(({ productId, name, quantity, free, stock }) => (
            <li key={productId}>
              <WarningIcon />
              {say.aboveFree(name, quantity, say.freeOf(free, stock))}
            </li>
          ))}
          {above.length > shown && <li>{say.moreAboveFree(above.length - shown)}</li>}
        </ul>
      )}
      {reasons.length > 0 && <ReasonList reasons={reasons} isEvaluated={isEvaluated} firstShown={shown} />}
      {blank.length > 0 && <p>{quotationMessages.termsPrintDash(blank)}</p>}
    </section>
  );
}
