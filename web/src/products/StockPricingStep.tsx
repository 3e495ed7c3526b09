import { useRights } from '../platform/rights.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { fieldLabels, type ProductForm } from './product-form.ts';
import { ProductTaxFields } from './ProductTaxFields.tsx';

/** The most digits that an amount or a stock may have before the point. */
const maxDigits = 11;

interface StockPricingStepProps {
  readonly form: ProductForm;
  readonly change: (changed: Partial<ProductForm>) => void;
}

/** Step 2. Those who approve products or quotations also see the floor price, and those who approve products set it. */
export function StockPricingStep({ form, change }: StockPricingStepProps) {
  const bind = binder(form, change);
  const rights = useRights();
  const maySet = rights.has('Approve Product');
  return (
    <FieldGrid>
      <Field name="mrp" label={fieldLabels.mrp} required span={8}>
        <DecimalInput {...bind('mrp')} maxDigits={maxDigits} prefix="₹" />
      </Field>
      <Field name="stock" label={fieldLabels.stock} required span={8}>
        <DecimalInput {...bind('stock')} maxDigits={maxDigits} />
      </Field>
      {(maySet || rights.has('Approve Quotation')) && (
        <Field name="floorPrice" label={fieldLabels.floorPrice} span={8}>
          <DecimalInput {...bind('floorPrice')} maxDigits={9} prefix="₹" disabled={!maySet} />
        </Field>
      )}
      <ProductTaxFields form={form} change={change} />
    </FieldGrid>
  );
}
