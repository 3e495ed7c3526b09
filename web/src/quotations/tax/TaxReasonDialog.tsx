import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import { dashedMinute } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import './tax-words.css';
import { TaxComparison } from './TaxComparison.tsx';
import type { TaxLineFacts } from './use-tax-line.ts';

interface TaxReasonDialogProps {
  readonly line: TaxLineFacts;
  /** The quotation that keeps the shown decision; absent if it is made now. */
  readonly stored: Quotation | undefined;
  /** Takes the decision of now. Absent where it says the same. */
  readonly onRecalculate: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Why the tax is as it is: the reason, what is worth a look, and every input with where it comes from. */
export function TaxReasonDialog({ line: { shown, now, hiddenSite }, stored, onRecalculate, onClose }: TaxReasonDialogProps) {
  return (
    <Dialog
      title={say.whyTitle}
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.close}</Button>
          {onRecalculate && (
            <Button
              look="filled"
              onClick={() => {
                onRecalculate();
                onClose();
              }}
            >
              {say.afresh}
            </Button>
          )}
        </>
      }
    >
      <div className="tax-words">
        {onRecalculate ? <TaxComparison stored={shown} now={now} /> : <p>{shown.reason}</p>}
        {stored && <p className="tax-decided">{unbreakableNumbers(say.decided(stored.decidedBy, dashedMinute(stored.decidedAt)))}</p>}
        {hiddenSite !== '' && <p>{say.siteGone(hiddenSite)}</p>}
        {now.warnings.length > 0 && (
          <ul className="tax-warnings">
            {now.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
        <table className="tax-inputs">
          <thead>
            <tr>
              <th scope="col">{say.input}</th>
              <th scope="col">{say.value}</th>
              <th scope="col">{say.source}</th>
            </tr>
          </thead>
          <tbody>
            {now.inputs.map(({ name, value, source }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
