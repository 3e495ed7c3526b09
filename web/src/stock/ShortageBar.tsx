import type { Shortage } from '@vikray/contract/stock/shortage.ts';
import { shortageMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';

interface ShortageBarProps {
  /** The ticked products, at least one. */
  readonly chosen: readonly Shortage[];
  readonly onClear: () => void;
}

/** What is ticked, and its purchase if one supplier can bring all of it. A product that was never purchased goes with any supplier. */
export function ShortageBar({ chosen, onClear }: ShortageBarProps) {
  const suppliers = suppliersOf(chosen);
  const isOfOne = suppliers.length <= 1;
  return (
    <div className="shortage-bar" role="status">
      <p>
        <strong>{say.chosen(chosen.length, suppliers)}</strong>
        {!isOfOne && ` ${say.oneSupplier}`}
      </p>
      <Button onClick={onClear}>Clear</Button>
      {isOfOne && (
        <IfAllowed to="AddPurchase">
          <ButtonLink look="filled" to="/addpurchase" search={{ products: chosen.map(({ productId }) => productId).join(',') }}>
            {say.addPurchase}
          </ButtonLink>
        </IfAllowed>
      )}
    </div>
  );
}

/** The last suppliers of products, each once. */
export function suppliersOf(shortages: readonly Shortage[]): string[] {
  return [...new Set(shortages.map(({ supplier }) => supplier).filter((supplier) => supplier !== ''))];
}
