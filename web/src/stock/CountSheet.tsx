import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import type { ProductStock } from '@vikray/contract/stock/product-stock.ts';
import { countSheetMessages as say, stockListMessages } from '@vikray/contract/stock/stock-messages.ts';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { FormFailure, type FieldFailure } from '../ui/field/form-failure.tsx';
import '../ui/forms/wizard.css';
import { useFocusOnWrong } from '../ui/forms/use-focus-on-wrong.ts';
import '../ui/keys/enter-goes-on.ts';
import { useKeys } from '../ui/keys/use-keys.ts';
import { EmptyState } from '../ui/lists/EmptyState.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { ListPager } from '../ui/lists/ListPager.tsx';
import type { ListSearch } from '../ui/lists/list-search.ts';
import { SearchBox } from '../ui/lists/SearchBox.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { withStock, withTyped, type CountForm } from './count-form.ts';
import './count-sheet.css';
import { CountRow } from './CountRow.tsx';
import { presentStock, useStock } from './stock-queries.ts';

interface CountSheetProps {
  readonly list: ListSearch;
  readonly form: CountForm;
  readonly change: (changed: (before: CountForm) => Partial<CountForm>) => void;
  readonly check: () => FailedCheck | undefined;
  readonly refusal: FieldFailure | undefined;
  /** What has been counted, in words. */
  readonly counted: string;
  readonly isBusy: boolean;
  /** Called with a form in order. */
  readonly onSubmit: () => void;
  /** What stands between the heading and the sheet. */
  readonly notes: ReactNode;
  /** The fields above the products. */
  readonly children: ReactNode;
}

/**
 * The products with a field for each. Enter goes from one to the next; at the last one it shows the next page, after a search it goes back
 * to the search, and otherwise it submits.
 */
export function CountSheet({ list, form, change, check, refusal, counted, isBusy, onSubmit, notes, children }: CountSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const isEntered = useRef(false);
  const products = useStock(list, {});
  const { rows, total = 0, isStale, failure, retry } = products;
  const [failed, setFailed] = useState<FailedCheck>();
  const [failedTimes, setFailedTimes] = useState(0);
  /** The part of the list whose first field gets the focus once it is shown. */
  const wanted = useRef<string>(undefined);
  /** What is typed before that part is shown: it belongs to its first field. */
  const early = useRef('');
  const shownPart = !isStale && products.total !== undefined ? partOf(list) : undefined;
  const shown = refusal ?? failed;
  useFocusOnWrong(sheet, failedTimes);
  useKeys([{ key: 'Ctrl+Enter', does: say.submit, act: submit }]);
  const focusFirst = useEffectEvent(() => goToFirst());
  useEffect(() => focusFirst(), [shownPart]);

  function goToFirst(): void {
    if (wanted.current === undefined || wanted.current !== shownPart) return;
    const [first] = rows;
    if (first && early.current !== '') type(first, early.current);
    want(undefined);
    const field = sheet.current?.querySelector<HTMLInputElement>('.count-row input');
    field?.focus();
    // What is typed replaces what is there.
    field?.select();
  }

  function want(part: string | undefined): void {
    wanted.current = part;
    early.current = '';
  }

  /** Keeps digits for the part that is wanted, and lets a second Enter in the sheet ask for no further page. */
  function keepEarly(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (wanted.current === undefined || failure !== undefined || ctrlKey || metaKey || altKey) return;
    if (/^[\d.]$/.test(key)) early.current += key;
    else if (key === 'Backspace' && early.current !== '') early.current = early.current.slice(0, -1);
    else if (key !== 'Enter' || (event.target instanceof Element && search.current?.contains(event.target))) return;
    event.preventDefault();
  }

  function keyInSearch(event: KeyboardEvent): void {
    keepEarly(event);
    if (event.isDefaultPrevented()) return;
    isEntered.current = event.key === 'Enter';
    // The search goes on.
    if (event.key.length === 1) want(undefined);
  }

  function type(product: ProductStock, typed: string): void {
    setFailed(undefined);
    change(({ entries }) => ({ entries: withTyped(entries, product, typed) }));
  }

  /** What the panel shows may be older than the count: someone else may have dispatched since the page was read. */
  async function noteStock({ productId }: ProductStock): Promise<void> {
    if (!form.entries.some((entry) => entry.productId === productId)) return;
    const stock = await presentStock(productId);
    if (stock !== undefined) change(({ entries }) => ({ entries: withStock(entries, productId, stock) }));
  }

  function goOn(): void {
    const isLast = document.activeElement?.closest('.count-row');
    if (isLast && list.page * list.pageSize < total) {
      const page = list.page + 1;
      list.ask({ page });
      want(partOf({ ...list, page }));
    } else if (isLast && list.search !== '') focusSearch();
    else submit();
  }

  function focusSearch(): void {
    const field = search.current?.querySelector('input');
    field?.focus();
    field?.select();
  }

  function searchFor(typed: string): void {
    want(isEntered.current ? partOf({ search: typed, page: 1 }) : undefined);
    isEntered.current = false;
    if (typed === list.search) goToFirst();
    else list.ask({ search: typed });
  }

  function submit(): void {
    const found = check();
    setFailed(found);
    if (found) setFailedTimes(failedTimes + 1);
    else onSubmit();
  }

  return (
    <>
      <PageHeading title={say.title}>
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it notes Enter in the search inside */}
        <div className="list-toolbar" ref={search} onKeyDown={keyInSearch}>
          <SearchBox value={list.search} onSearch={searchFor} />
        </div>
      </PageHeading>
      {notes}
      <form
        className="wizard count-sheet"
        noValidate
        aria-label={say.title}
        data-enter-goes-on
        onSubmit={(event) => {
          event.preventDefault();
          // The button submits; Enter in the last field of the page goes on.
          if (isBusy) return;
          if (event.nativeEvent.submitter instanceof HTMLButtonElement) submit();
          else goOn();
        }}
      >
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it notes what is typed in the fields inside */}
        <div className="wizard-body" ref={sheet} onKeyDown={keepEarly} onFocus={() => want(undefined)}>
          <FormFailure failure={shown}>{children}</FormFailure>
          <p className="count-hint">{say.hint}</p>
          {failure !== undefined && <ListFailure sentence={failure} retry={retry} />}
          {failure === undefined && products.total === 0 && <EmptyState sentence={stockListMessages.none} />}
          {failure === undefined && products.total !== 0 && (
            <ol className="count-rows" aria-busy={isStale || products.total === undefined}>
              {rows.map((product) => (
                <CountRow
                  key={product.productId}
                  product={product}
                  kind={form.kind}
                  entry={form.entries.find((entry) => entry.productId === product.productId)}
                  onType={type}
                  onCounted={(left) => void noteStock(left)}
                />
              ))}
            </ol>
          )}
          <div data-enter-passes>
            <ListPager list={list} rows={products} />
          </div>
        </div>
        <footer className="wizard-buttons count-foot">
          <div>
            <strong className="tabular">{counted}</strong>
            {shown?.field === 'lines' && (
              <p className="field-message" role="alert">
                {shown.message}
              </p>
            )}
          </div>
          <Button look="filled" type="submit" isBusy={isBusy}>
            {say.submit}
          </Button>
        </footer>
      </form>
    </>
  );
}

/** A part of the list: what is searched, and the page. */
function partOf({ search, page }: Pick<ListSearch, 'search' | 'page'>): string {
  return `${page} ${search}`;
}
