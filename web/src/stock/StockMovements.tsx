import { dashedMinute } from '@vikray/contract/platform/dates.ts';
import { groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { stockListMessages as say, stockMessages } from '@vikray/contract/stock/stock-messages.ts';
import type { ShownMovement } from '@vikray/contract/stock/stock-movement.ts';
import { useState } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { today } from '../platform/today.ts';
import { Pagination } from '../ui/controls/Pagination.tsx';
import { Field } from '../ui/field/Field.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { CsvButton } from '../ui/lists/CsvButton.tsx';
import { EmptyState } from '../ui/lists/EmptyState.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import './stock-movements.css';
import { useMovements } from './stock-queries.ts';

const pageSize = 50;

/** The movements of a product, newest first, each with the stock after it. */
export function StockMovements({ productId }: { readonly productId: number }) {
  const [days, setDays] = useState<{ readonly from?: string | undefined; readonly to?: string | undefined }>({});
  const [page, setPage] = useState(1);
  const filter = { productId, ...days };
  const order = { sort: 'at', order: 'desc' } as const;
  const { rows, total, failure, retry } = useMovements({ search: '', page, pageSize, ...order }, filter);

  function show(change: typeof days): void {
    setDays({ ...days, ...change });
    setPage(1);
  }

  return (
    <div className="stock-movements">
      <div className="movement-tools">
        <Field name="from" label={say.from}>
          <DateInput value={days.from} onChange={(from) => show({ from })} latest={days.to ?? today()} />
        </Field>
        <Field name="to" label={say.to}>
          <DateInput value={days.to} onChange={(to) => show({ to })} latest={today()} />
        </Field>
        <CsvButton {...fileOf('GetStockMovement', { ...filter, ...order })} />
      </div>
      {failure !== undefined && <ListFailure sentence={failure} retry={retry} />}
      {failure === undefined && total === 0 && <EmptyState sentence={stockMessages.noMovement} />}
      {failure === undefined && total !== 0 && (
        <ol className="movement-rows" aria-label={say.movements} aria-busy={total === undefined}>
          {rows.map((movement) => (
            <Movement key={movement.movementId} movement={movement} />
          ))}
        </ol>
      )}
      {total !== undefined && total > pageSize && (
        <Pagination page={page} pages={Math.ceil(total / pageSize)} around={1} onShow={setPage} />
      )}
    </div>
  );
}

function Movement({ movement: { at, reason, document, quantity, balance, who } }: { readonly movement: ShownMovement }) {
  return (
    <li>
      <span className="movement-reason">
        <strong>{reason}</strong>
        {document !== '' && unbreakableNumbers(` · ${document}`)}
      </span>
      <strong className={quantity < 0 ? 'tabular movement-out' : 'tabular movement-in'}>
        {`${quantity < 0 ? '−' : '+'}${groupedDecimal(Math.abs(quantity))}`}
      </strong>
      <span className="movement-note">{unbreakableNumbers(`${dashedMinute(at)} · ${who}`)}</span>
      <span className="movement-note tabular">{say.balance(groupedDecimal(balance))}</span>
    </li>
  );
}
