import { goodsOrService } from '@vikray/contract/gst/gst-category.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { isServiceCode, units } from '@vikray/contract/products/product-tax.ts';
import { Field } from '../ui/field/Field.tsx';
import { useIsLocked } from '../ui/field/use-is-locked.ts';
import { binder } from '../ui/forms/bind.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { HsnInput } from './HsnInput.tsx';
import { fieldLabels, type ProductForm } from './product-form.ts';

interface ProductTaxFieldsProps {
  readonly form: ProductForm;
  readonly change: (changed: Partial<ProductForm>) => void;
}

/** What a product is for GST. A code from the list fills a blank percentage; the code of a service makes it a service. */
export function ProductTaxFields({ form, change }: ProductTaxFieldsProps) {
  const bind = binder(form, change);
  const isLocked = useIsLocked();

  function enterHsn(hsn: string): void {
    const becomesService = isServiceCode(hsn) && !isServiceCode(form.hsn);
    change({ hsn, ...(becomesService && { nature: 'Service' }) });
  }

  function chooseHsn(hsn: string, gstPercent: number): void {
    enterHsn(hsn);
    if (form.gstPercent === '') change({ gstPercent: String(gstPercent / 100) });
  }

  return (
    <>
      <Field name="hsn" label={fieldLabels.hsn} span={8}>
        <HsnInput value={form.hsn} onChange={enterHsn} onChoose={chooseHsn} />
      </Field>
      <Field name="unit" label={fieldLabels.unit} span={4}>
        <ChoiceSelect choices={units} {...bind('unit')} />
      </Field>
      <Field name="gstPercent" label={fieldLabels.gstPercent} span={4} hint={isLocked && form.gstPercent !== '' ? '' : say.gstOfQuotation}>
        <DecimalInput {...bind('gstPercent')} maxDigits={3} suffix="%" />
      </Field>
      <Field name="nature" label={fieldLabels.nature} span={8}>
        <ChoiceSelect choices={goodsOrService} {...bind('nature')} />
      </Field>
    </>
  );
}
