import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { LineFacts } from '@vikray/contract/prices/line-facts.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { memo, type ReactNode } from 'react';
import { LastPrice } from '../../prices/public.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { CopyIcon } from '../../ui/icons/CopyIcon.tsx';
import { DeleteIcon } from '../../ui/icons/DeleteIcon.tsx';
import { LoadingIcon } from '../../ui/icons/LoadingIcon.tsx';
import { QuantityInput } from '../../ui/inputs/QuantityInput.tsx';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import { isOfEarlierPrice, totalOf, type CartLine } from '../builder/products/cart.ts';
import { RateInput } from '../builder/products/RateInput.tsx';
import type { UnaddedLine } from '../builder/products/unadded.ts';
import { ProductEntry } from './ProductEntry.tsx';

/** What can be done in a line. The functions must be the same at every render, so that a line is drawn again only when it changes. */
export interface LineActions {
  readonly change: (key: string, changed: { readonly quantity?: number; readonly rate?: number }) => void;
  readonly double: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Takes the product of a line that had none. */
  readonly take: (key: string, product: Product) => void;
  /** Looks for the product of another text. */
  readonly look: (key: string, text: string) => void;
}

interface QuickLineProps {
  readonly line: CartLine | UnaddedLine;
  readonly lineKey: string;
  /** The name of the line in the form, such as `products.0`. Failures refer to its fields `quantity` and `rate`. */
  readonly name: string;
  readonly isSearching: boolean;
  /** With the MRP, Enter passes the rate. */
  readonly passesRate: boolean;
  readonly customerId: number | undefined;
  readonly facts: LineFacts | undefined;
  /** The quotation has more pieces of the product than are free. */
  readonly isAboveFree: boolean;
  readonly actions: LineActions;
}

/** A line: its product, or the text for which there is none yet, and what is entered of it. */
export const QuickLine = memo(function QuickLine(props: QuickLineProps) {
  const { line, lineKey, name: field, passesRate, facts, actions } = props;
  const known = 'productId' in line ? line : undefined;
  const called = known?.name ?? ('text' in line ? line.text : '');
  const rate = line.rate ?? 0;
  return (
    <tr className="quick-line" data-line={lineKey} aria-label={called}>
      <td className="quick-product">
        {known ? <KnownProduct line={known} /> : 'text' in line && <UnknownProduct {...props} line={line} />}
      </td>
      <td data-part="quantity">
        <Field name={`${field}.quantity`} label={`Quantity of ${called}`} isLabelHidden>
          <QuantityInput
            value={line.quantity === 0 ? '' : String(line.quantity)}
            onChange={(digits) => actions.change(lineKey, { quantity: Number(digits) })}
          />
        </Field>
      </td>
      <td data-part="rate" data-enter-passes={passesRate || undefined}>
        <Field name={`${field}.rate`} label={`Price of ${called}`} isLabelHidden>
          <RateInput value={rate} onChange={(paise) => actions.change(lineKey, { rate: paise })} />
        </Field>
      </td>
      <td>{known && <LastPrice facts={facts} rate={rate} onTake={(paise) => actions.change(lineKey, { rate: paise })} />}</td>
      <td className={props.isAboveFree ? 'quick-stock quick-stock-short' : 'quick-stock'}>{known && stockOf(known, facts)}</td>
      <td className="quick-amount tabular">{formatRupees(totalOf({ quantity: line.quantity, rate }))}</td>
      <td className="quick-actions">
        {known && (
          <Button
            look="text"
            size="small"
            icon={<CopyIcon />}
            tabIndex={-1}
            aria-label={quotationMessages.doubleLine(called)}
            aria-keyshortcuts="Control+D"
            onClick={() => actions.double(lineKey)}
          />
        )}
        <Button
          look="text"
          size="small"
          icon={<DeleteIcon />}
          tabIndex={-1}
          aria-label={quotationMessages.removeLine(called)}
          aria-keyshortcuts="Control+Delete"
          onClick={() => actions.remove(lineKey)}
        />
      </td>
    </tr>
  );
});

function KnownProduct({ line }: { readonly line: CartLine }) {
  const { name, description, status, mrp } = line;
  return (
    <>
      <span className="quick-name" title={description}>
        {name}
      </span>
      {status && status !== 'Approved' && <StatusTag status={status} />}
      {mrp !== undefined && isOfEarlierPrice(line) && <small>{quotationMessages.mrpNow(mrp)}</small>}
    </>
  );
}

/** The text for which a product is looked for. If there is none, another one can be typed in its place. */
function UnknownProduct({ line, lineKey, isSearching, customerId, actions }: QuickLineProps & { readonly line: UnaddedLine }): ReactNode {
  if (isSearching)
    return (
      <span className="quick-searching" role="status">
        <LoadingIcon className="button-spinner" /> {say.searching(line.text)}
      </span>
    );
  return (
    <Field name={`open.${lineKey}`} label={say.productEntry} isLabelHidden warning={say.productNotFound(line.text)}>
      <ProductEntry
        customerId={customerId}
        begun={line.text}
        onTake={(product) => actions.take(lineKey, product)}
        onText={(text) => actions.look(lineKey, text)}
      />
    </Field>
  );
}

function stockOf({ stock }: CartLine, facts: LineFacts | undefined): string {
  return facts ? say.freeOf(facts.free, facts.stock) : say.inStock(stock);
}
