import { fillMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import type { Outcome } from '../../ui/forms/use-one-by-one.ts';
import { ResultsDialog } from '../../ui/page/ResultsDialog.tsx';

interface FillResultsProps {
  readonly results: readonly Outcome<Product>[];
  readonly onClose: () => void;
}

/** What became of each product, those that were refused first. */
export function FillResults({ results, onClose }: FillResultsProps) {
  const refusedFirst = results.toSorted((one, other) => Number(one.refusal === undefined) - Number(other.refusal === undefined));
  const shown = refusedFirst.map(({ record: { productId, name }, refusal }) => ({
    id: productId,
    name,
    status: refusal === undefined ? say.filled : say.notFilled,
    refusal,
  }));
  return <ResultsDialog title={say.results} results={shown} onClose={onClose} />;
}
