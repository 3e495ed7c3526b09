import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { useState, type Ref } from 'react';
import { useLineFacts, type FactsOfProducts } from '../../prices/public.ts';
import { ComboBox } from '../../ui/controls/ComboBox.tsx';
import { useGroupMarks } from '../../ui/field/Field.tsx';
import { SearchChoice } from '../../ui/inputs/SearchChoice.tsx';
import { useServerSearch } from '../../ui/inputs/server-search.ts';
import { codeFirst } from './find-product.ts';

interface ProductEntryProps {
  readonly customerId: number | undefined;
  /** The text to begin with, such as one that names no product. */
  readonly begun?: string;
  readonly onTake: (product: Product) => void;
  /** Takes a text on Enter before its products are there. */
  readonly onText: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Where a product is typed by its code or name. Enter takes the first of the list. */
export function ProductEntry({ customerId, begun = '', onTake, onText, ref }: ProductEntryProps) {
  const { text, type, rows, isSearching, isFailed, refetch } = useServerSearch('GetProduct', { visible: 'Yes' }, begun);
  const [isOpen, setIsOpen] = useState(false);
  const found = isSearching ? [] : codeFirst(rows, text);
  const facts = useLineFacts(customerId, isOpen ? found.map(({ productId }) => productId) : []);

  function take(product: Product | undefined): void {
    if (!product) return;
    type('');
    onTake(product);
  }

  function takeText(): void {
    const wanted = text.trim();
    if (!isSearching) return take(found[0]);
    if (wanted === '') return;
    type('');
    onText(wanted);
  }

  return (
    <ComboBox
      {...useGroupMarks()}
      className="quick-entry"
      ref={ref}
      chosen={[]}
      label=""
      placeholder={say.entryHint}
      options={found.map((product) => ({
        key: String(product.productId),
        label: product.name,
        shown: <SearchChoice choice={choiceOf(product, facts)} typed={text} />,
      }))}
      typed={text}
      onType={type}
      onChoose={(key) => take(found.find(({ productId }) => String(productId) === key))}
      onEnter={takeText}
      isLoading={isSearching && isOpen}
      empty={
        isSearching ? (
          <span className="skeleton" />
        ) : isFailed ? (
          messages.somethingWentWrong
        ) : text.trim() === '' ? undefined : (
          say.productNotFound(text.trim())
        )
      }
      onOpenChange={(opened) => {
        setIsOpen(opened);
        if (opened && isFailed) void refetch();
      }}
    />
  );
}

function choiceOf({ productId, name, code, mrp, stock, status }: Product, facts: FactsOfProducts) {
  const { free, stock: now = stock } = facts.get(productId) ?? {};
  const there = free === undefined ? say.inStock(now) : say.freeOf(free, now);
  return {
    value: productId,
    label: name,
    detail: [code, `MRP ${formatRupees(mrp)}`, there].filter(Boolean).join(' · '),
    status: status === 'Approved' ? undefined : status,
  };
}
