import { firstMessage } from '@vikray/contract/platform/check.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { floorPrice, productCode, reorderPoint, type Product } from '@vikray/contract/products/product.ts';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { useRights } from '../platform/rights.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogEdit } from '../ui/forms/use-dialog-edit.tsx';
import type { Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { fieldLabels } from './product-form.ts';
import { refreshProducts, reloadProduct } from './product-queries.ts';

interface ProductControlDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

const fields = z.object({ ...productCode, ...reorderPoint, ...floorPrice });

interface ControlForm {
  readonly code: string;
  readonly reorderLevel: string;
  readonly reorderQuantity: string;
  readonly floorPrice: string;
}

const labels: Readonly<Record<keyof ControlForm, string>> = {
  code: say.code,
  reorderLevel: say.reorderLevel,
  reorderQuantity: say.reorderQuantity,
  floorPrice: fieldLabels.floorPrice,
};

const shown = (hundredths: number | null | undefined) => (typeof hundredths === 'number' ? formatDecimal(hundredths) : '');

function versionedOf({ version, code, reorderLevel, reorderQuantity, floorPrice: price }: Product): Versioned<ControlForm> {
  const form = { code, reorderLevel: shown(reorderLevel), reorderQuantity: shown(reorderQuantity), floorPrice: shown(price) };
  return { version, form };
}

/** Asks for the code and the reorder point of a product, and those who approve products for its floor price. */
export function ProductControlDialog({ product, onClose }: ProductControlDialogProps) {
  const { productId, name } = product;
  const maySetFloor = useRights().has('Approve Product');
  const edit = useDialogEdit({
    draftName: `product-control-${productId}`,
    saved: product,
    versionedOf,
    reload: async () => reloadProduct(productId),
    labels,
    onClose,
  });
  const { form, version } = edit;
  const bind = binder(form, edit.change);
  const saving = useSubmit('UpdateProductControl');

  async function submit(): Promise<void> {
    const { floorPrice: price, ...control } = fields.parse(form);
    const saved = await saving.send(edit.entries, () => ({ productId, version, ...control, ...(maySetFloor && { floorPrice: price }) }));
    // Also when refused: the product is no longer as shown.
    void refreshProducts();
    if (!saved) return;
    notify.success(say.updated, { about: name });
    edit.close();
  }

  return (
    <FormModal
      title={say.control}
      submitLabel="Save"
      closeLabel="Cancel"
      check={() => firstMessage(form, fields)}
      fields={Object.keys(form)}
      {...edit.shownOf(saving)}
      onSubmit={() => void submit()}
      onClose={edit.close}
    >
      <Field name="code" label={labels.code}>
        <TextInput {...bind('code')} maxLength={30} />
      </Field>
      <Field name="reorderLevel" label={labels.reorderLevel} hint={say.reorderLevelHint}>
        <DecimalInput {...bind('reorderLevel')} maxDigits={9} />
      </Field>
      <Field name="reorderQuantity" label={labels.reorderQuantity} hint={say.reorderQuantityHint}>
        <DecimalInput {...bind('reorderQuantity')} maxDigits={9} />
      </Field>
      {maySetFloor && (
        <Field name="floorPrice" label={labels.floorPrice}>
          <DecimalInput {...bind('floorPrice')} maxDigits={9} prefix="₹" />
        </Field>
      )}
    </FormModal>
  );
}
