import { belongsTo, useShownFailure } from '../ui/field/form-failure.tsx';
import { LineEntryForm } from './LineEntryForm.tsx';
import { LineList } from './LineList.tsx';
import type { PurchaseForm } from './purchase-form.ts';
import { blankLine, entryOf, stockBefore, withLine } from './purchase-line.ts';

/** The fields of a line that the server may refuse. It does not say which line. */
const aboutLines = ['lines', 'productId', 'purchaseQuantity'];

interface ProductStepProps {
  readonly form: Pick<PurchaseForm, 'lines' | 'entry'>;
  readonly change: (changed: Partial<PurchaseForm>) => void;
  /** The current stock by product id, in hundredths. */
  readonly stocks: ReadonlyMap<number, number>;
}

/** A form for one line, and the list of all lines below. */
export function ProductStep({ form: { lines, entry }, change, stocks }: ProductStepProps) {
  const failure = useShownFailure();
  const message = failure && belongsTo(failure, aboutLines) ? failure.message : undefined;
  const stock = entry.product && stockBefore(lines, entry.position ?? lines.length, entry.product.value, stocks);

  function remove(position: number): void {
    const kept = lines.toSpliced(position, 1);
    const { position: edited = -1 } = entry;
    if (edited === position) change({ lines: kept, entry: blankLine });
    else if (edited > position) change({ lines: kept, entry: { ...entry, position: edited - 1 } });
    else change({ lines: kept });
  }

  return (
    <>
      <LineEntryForm
        entry={entry}
        stock={stock}
        onChange={(changed) => change({ entry: { ...entry, ...changed } })}
        onTake={() => change({ lines: withLine(lines, entry), entry: blankLine })}
        onClear={() => change({ entry: blankLine })}
      />
      {message && (
        <p className="field-message" role="alert" tabIndex={-1} data-wrong>
          {message}
        </p>
      )}
      <LineList
        lines={lines}
        stocks={stocks}
        edited={entry.position}
        onEdit={(line, position) => change({ entry: entryOf(line, position) })}
        onRemove={remove}
      />
    </>
  );
}
