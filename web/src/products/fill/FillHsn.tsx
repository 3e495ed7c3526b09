import { Suspense, useState } from 'react';
import { fillMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useFillHsn, type FilledTax } from './use-fill-hsn.ts';

const FillHsnDialog = lazyPart(async () => ({ default: (await import('./FillHsnDialog.tsx')).FillHsnDialog }));
const FillResults = lazyPart(async () => ({ default: (await import('./FillResults.tsx')).FillResults }));

interface FillHsnProps {
  /** The ticked products; undefined while the list has no boxes to tick. */
  readonly chosen: ReadonlyMap<number, Product> | undefined;
  readonly onChoose: (chosen: ReadonlyMap<number, Product> | undefined) => void;
}

/** Fills the code of several products at once: first they are ticked, then the code is asked for once (GTX-10). */
export function FillHsn({ chosen, onChoose }: FillHsnProps) {
  const [isAsking, setIsAsking] = useState(false);
  const filling = useFillHsn();
  const products = [...(chosen?.values() ?? [])];

  async function fill(tax: FilledTax): Promise<void> {
    await filling.fillAll(products, tax);
    setIsAsking(false);
    onChoose(undefined);
  }

  return (
    <>
      {chosen === undefined ? (
        <Button onClick={() => onChoose(new Map())}>{say.fill}</Button>
      ) : (
        <>
          <Button onClick={() => onChoose(undefined)}>Cancel</Button>
          <Button look="filled" disabled={products.length === 0} onClick={() => setIsAsking(true)}>
            {say.title(products.length)}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {isAsking && (
          <FillHsnDialog
            count={products.length}
            isBusy={filling.isBusy}
            onFill={(tax) => void fill(tax)}
            onClose={() => setIsAsking(false)}
          />
        )}
        {!isAsking && filling.results && <FillResults results={filling.results} onClose={filling.forget} />}
      </Suspense>
    </>
  );
}
