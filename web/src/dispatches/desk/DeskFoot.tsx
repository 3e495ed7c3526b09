import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CarIcon } from '../../ui/icons/CarIcon.tsx';
import { IfAllowed } from '../../ui/page/IfAllowed.tsx';
import { tickedCount, type TickedLines } from './ticked-lines.ts';

interface DeskFootProps {
  readonly ticked: TickedLines;
  /** The sentences about quantities that cannot leave, by line. */
  readonly failures: ReadonlyMap<number, string>;
  /** Undefined while a quantity cannot leave. */
  readonly onDispatch: (() => void) | undefined;
  readonly onClear: () => void;
}

/** How much is ticked, what is wrong with it, and the button that opens the sheet. */
export function DeskFoot({ ticked, failures, onDispatch, onClear }: DeskFootProps) {
  const [wrong] = failures;
  const line = wrong && ticked.get(wrong[0])?.line;
  return (
    <footer className="desk-foot">
      <p role="status">
        <strong>{say.ticked(tickedCount(ticked))}</strong>
        {line && wrong && <span className="desk-wrong">{say.ofProduct(line.name, line.number, wrong[1])}</span>}
      </p>
      <Button onClick={onClear}>{say.untickAll}</Button>
      <IfAllowed to="AddDispatches">
        <Button look="filled" icon={<CarIcon />} disabled={onDispatch === undefined} onClick={onDispatch}>
          {say.dispatch}
        </Button>
      </IfAllowed>
    </footer>
  );
}
