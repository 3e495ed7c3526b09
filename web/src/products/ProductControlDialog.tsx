import { firstMessage } from '@vikray/contract/platform/check.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { floorPrice, productCode, type Product } from '@vikray/contract/products/product.ts';
import { useState } from 'react';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { useRights } from '../platform/rights.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { fieldLabels } from './product-form.ts';
import { refreshProducts } from './product-queries.ts';

interface ProductControlDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

const fields = z.object({ ...productCode, ...floorPrice });

/** Asks for the code of a product, and those who approve products for its floor price. */
export function ProductControlDialog({ product, onClose }: ProductControlDialogProps) {
  const { productId, version, name } = product;
  const maySetFloor = useRights().has('Approve Product');
  const [form, setForm] = useState({
    code: product.code,
    floorPrice: typeof product.floorPrice === 'number' ? formatDecimal(product.floorPrice) : '',
  });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const saving = useSubmit('UpdateProductControl');

  async function submit(): Promise<void> {
    const { code, floorPrice: price } = fields.parse(form);
    const saved = await saving.send(form, () => ({ productId, version, code, ...(maySetFloor && { floorPrice: price }) }));
    // Also when refused: the product is no longer as shown.
    void refreshProducts();
    if (!saved) return;
    notify.success(say.updated, { about: name });
    onClose();
  }

  return (
    <FormModal
      title={say.control}
      submitLabel="Save"
      closeLabel="Cancel"
      check={() => firstMessage(form, fields)}
      fields={Object.keys(form)}
      refusal={saving.refusalOf(form)}
      isBusy={saving.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field name="code" label={say.code}>
        <TextInput {...bind('code')} maxLength={30} />
      </Field>
      {maySetFloor && (
        <Field name="floorPrice" label={fieldLabels.floorPrice}>
          <DecimalInput {...bind('floorPrice')} maxDigits={9} prefix="₹" />
        </Field>
      )}
    </FormModal>
  );
}
