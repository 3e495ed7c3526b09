import { formatRupees, groupedDecimal, parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { Facts } from '../ui/Facts.tsx';
import { useProductCategories } from '../ui/lookup-queries.ts';
import { labelOf } from '../ui/LookupSelect.tsx';
import { fieldLabels, type ProductForm } from './product-form.ts';
import '../ui/entered-summary.css';

/** All that was entered of a product in the steps before, once more in sight. The picture is told by its name. */
export function ProductSummary({ form }: { readonly form: ProductForm }) {
  const { name, image, category, solution, description, mrp, stock } = form;
  const facts = [
    { label: fieldLabels.name, text: name },
    { label: fieldLabels.category, text: labelOf(useProductCategories().data, category) ?? '' },
    { label: fieldLabels.solution, text: solution.join(', ') },
    { label: fieldLabels.mrp, text: formatRupees(parseDecimal(mrp) ?? 0) },
    { label: fieldLabels.stock, text: groupedDecimal(parseDecimal(stock) ?? 0) },
    ...(image ? [{ label: fieldLabels.image, text: image.name }] : []),
    { label: fieldLabels.description, text: description },
  ];
  return (
    <div className="entered-summary">
      <Facts facts={facts} />
    </div>
  );
}
