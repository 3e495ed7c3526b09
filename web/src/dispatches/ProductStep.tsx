import { Button } from '../ui/controls/Button.tsx';
import { useFailureAt } from '../ui/field/form-failure.tsx';
import { fullQuantities, type OutgoingLine, type TypedQuantities } from './dispatch-line.ts';
import './product-step.css';
import { ProductRow } from './ProductRow.tsx';

interface ProductStepProps {
  readonly outgoing: readonly OutgoingLine[];
  readonly onChange: (quantities: TypedQuantities) => void;
}

/** Every line of the order with the quantity to dispatch now. Phones show each line as a block. */
export function ProductStep({ outgoing, onChange }: ProductStepProps) {
  const all = useFailureAt('lines');
  // A fault in one line is shown at that line.
  const message = outgoing.some(({ failure }) => failure !== undefined && failure === all) ? undefined : all;
  const full = fullQuantities(outgoing.map(({ line }) => line));
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
              <Button size="small" disabled={Object.keys(full).length === 0} onClick={() => onChange(full)}>
                All
              </Button>
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
