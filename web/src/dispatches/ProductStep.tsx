import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useFailureAt } from '../ui/field/form-failure.tsx';
import { fullQuantities, halfQuantities, type OutgoingLine, type TypedQuantities } from './dispatch-line.ts';
import './product-step.css';
import { ProductRow } from './ProductRow.tsx';

interface ProductStepProps {
  readonly outgoing: readonly OutgoingLine[];
  readonly onChange: (quantities: TypedQuantities) => void;
}

/** Every line of the order with the quantity to dispatch now. Phones show each line as a block. */
export function ProductStep({ outgoing, onChange }: ProductStepProps) {
  const all = useFailureAt('lines')?.message;
  // A fault in one line is shown at that line.
  const message = outgoing.some(({ failure }) => failure !== undefined && failure === all) ? undefined : all;
  const lines = outgoing.map(({ line }) => line);
  const full = fullQuantities(lines);
  const isStuck = Object.values(full).every((quantity) => quantity === '');
  return (
    <>
      {message && (
        <p className="field-message dispatch-failure" role="alert" tabIndex={-1} data-wrong>
          {message}
        </p>
      )}
      <table className="dispatch-lines" aria-label="Product lines">
        <thead>
          <tr>
            <th className="dispatch-serial">S.No.</th>
            <th>Product</th>
            <th className="dispatch-figure">Ordered Quantity</th>
            <th className="dispatch-figure">Already Dispatched</th>
            <th className="dispatch-figure">Stock in Hand</th>
            <th className="dispatch-now">
              <span>Quantity to Dispatch Now</span>
              <span className="dispatch-fill">
                <Button size="small" disabled={isStuck} onClick={() => onChange(halfQuantities(lines))}>
                  {say.half}
                </Button>
                <Button size="small" disabled={isStuck} onClick={() => onChange(full)}>
                  {say.allThatCanGo}
                </Button>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {outgoing.map((each, index) => (
            <ProductRow key={each.line.id} serial={index + 1} outgoing={each} onType={(typed) => onChange({ [each.line.id]: typed })} />
          ))}
        </tbody>
      </table>
    </>
  );
}
