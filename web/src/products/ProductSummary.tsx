import { formatRupees, groupedDecimal, parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { Facts } from '../ui/page/Facts.tsx';
import { useProductCategories } from '../ui/inputs/lookup-queries.ts';
import { labelOf } from '../ui/inputs/LookupSelect.tsx';
import { fieldLabels, type ProductForm } from './product-form.ts';
import '../ui/forms/entered-summary.css';

/** A summary of what was entered in the earlier steps. The picture appears by its file name. */
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
