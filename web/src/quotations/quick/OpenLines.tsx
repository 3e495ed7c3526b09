import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { DeleteIcon } from '../../ui/icons/DeleteIcon.tsx';
import type { ChangeQuotation, QuotationForm } from '../builder/quotation-form.ts';
import './open-lines.css';
import { ProductEntry } from './ProductEntry.tsx';
import { useOpenLines } from './use-open-lines.ts';

interface OpenLinesProps {
  readonly form: QuotationForm;
  readonly change: ChangeQuotation;
}

/** In the wizard: the lines of a quick quotation that have no product yet, to be given one or removed. */
export function OpenLines({ form, change }: OpenLinesProps) {
  const open = useOpenLines(form, change);
  return (
    <section className="open-lines" aria-label={say.notFound(open.lines.length)}>
      {open.lines.map(({ key, text, quantity, rate }) => (
        <div key={key} className="open-line">
          <Field
            name={`open.${key}`}
            label={say.unknownLine(quantity, rate === undefined ? undefined : formatRupees(rate))}
            warning={open.isSearching(key) ? undefined : say.productNotFound(text)}
          >
            <ProductEntry
              customerId={form.customer?.value}
              begun={text}
              onTake={(product) => open.take(key, product)}
              onText={(other) => open.lookAgain(key, other)}
            />
          </Field>
          <IconButton icon={<DeleteIcon />} label={quotationMessages.removeLine(text)} onClick={() => open.remove(key)} />
        </div>
      ))}
    </section>
  );
}
