import type { Bind } from '../ui/forms/bind.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { Field, FieldGrid } from '../ui/forms/Field.tsx';
import { fieldLabels, type ProductForm } from './product-form.ts';

/** The most digits that an amount or a stock may have before the point. */
const maxDigits = 11;

export function StockPricingStep({ bind }: { readonly bind: Bind<ProductForm> }) {
  return (
    <FieldGrid>
      <Field name="mrp" label={fieldLabels.mrp} required span={8}>
        <DecimalInput {...bind('mrp')} maxDigits={maxDigits} prefix="₹" />
      </Field>
      <Field name="stock" label={fieldLabels.stock} required span={8}>
        <DecimalInput {...bind('stock')} maxDigits={maxDigits} />
      </Field>
    </FieldGrid>
  );
}
