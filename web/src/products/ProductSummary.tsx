import { formatRupees, groupedDecimal, parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { Facts } from '../ui/page/Facts.tsx';
import { useProductCategories } from '../ui/inputs/lookup-queries.ts';
import { labelOf } from '../ui/inputs/LookupSelect.tsx';
import { fieldLabels, type ProductForm } from './product-form.ts';
import '../ui/forms/entered-summary.css';

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
