import { yesOrNo } from '@vikray/contract/platform/fields.ts';
import { deliveries, paymentTerms, warranties } from '@vikray/contract/products/product.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { CheckedDisclaimer } from '../ui/forms/CheckedDisclaimer.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { fieldLabels, type ProductForm } from './product-form.ts';
import { ProductSummary } from './ProductSummary.tsx';

interface DeliveryPaymentStepProps {
  readonly form: ProductForm;
  readonly bind: Bind<ProductForm>;
  /** While the fields are locked, there is no disclaimer. */
  readonly isLocked: boolean;
}

export function DeliveryPaymentStep({ form, bind, isLocked }: DeliveryPaymentStepProps) {
  return (
    <FieldGrid>
      <Field name="warranty" label={fieldLabels.warranty} required span={12}>
        <ChoiceSelect choices={warranties} {...bind('warranty')} />
      </Field>
      <Field name="delivery" label={fieldLabels.delivery} required span={12}>
        <ChoiceSelect choices={deliveries} {...bind('delivery')} />
      </Field>
      <Field name="paymentTerms" label={fieldLabels.paymentTerms} required span={12}>
        <ChoiceSelect choices={paymentTerms} {...bind('paymentTerms')} />
      </Field>
      <Field name="visible" label={fieldLabels.visible} required span={12}>
        <ChoiceSelect choices={yesOrNo.options} {...bind('visible')} />
      </Field>
      {!isLocked && <ProductSummary form={form} />}
      {!isLocked && <CheckedDisclaimer {...bind('disclaimer')} />}
    </FieldGrid>
  );
}
