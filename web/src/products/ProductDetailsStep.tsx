import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { maxImageBytes } from '@vikray/contract/images/image.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { solutions } from '@vikray/contract/products/product.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { ChoicesSelect } from '../ui/inputs/ChoicesSelect.tsx';
import { ImageInput } from '../ui/inputs/ImageInput.tsx';
import { useProductCategories } from '../ui/inputs/lookup-queries.ts';
import { LookupSelect } from '../ui/inputs/LookupSelect.tsx';
import { ParagraphInput, TextInput } from '../ui/inputs/TextInput.tsx';
import './product-details.css';
import { fieldLabels, type ProductForm } from './product-form.ts';

interface ProductDetailsStepProps {
  readonly bind: Bind<ProductForm>;
  /** The address of the stored picture; blank for none. */
  readonly photo: string;
}

export function ProductDetailsStep({ bind, photo }: ProductDetailsStepProps) {
  return (
    <div className="product-details">
      <ImageInput
        name="photo"
        label={fieldLabels.photo}
        required
        {...bind('image')}
        stored={photo}
        maxBytes={maxImageBytes.Product}
        tooLarge={imageMessages.tooLarge.Product}
        hint={say.imageHint}
      />
      <FieldGrid>
        <Field name="solution" label={fieldLabels.solution} required>
          <ChoicesSelect choices={solutions} {...bind('solution')} />
        </Field>
        <Field name="category" label={fieldLabels.category} required span={12}>
          <LookupSelect list={useProductCategories()} {...bind('category')} />
        </Field>
        <Field name="name" label={fieldLabels.name} required span={12}>
          <TextInput {...bind('name')} maxLength={200} />
        </Field>
        <Field name="description" label={fieldLabels.description}>
          <ParagraphInput {...bind('description')} maxLength={2000} rows={6} />
        </Field>
      </FieldGrid>
    </div>
  );
}
