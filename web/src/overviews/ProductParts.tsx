import { Link } from '@tanstack/react-router';
import type { Product } from '@vikray/contract/products/product.ts';
import type { ProductOverview } from '@vikray/contract/overviews/product-overview.ts';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { formatRupees, groupedDecimal, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { GlancePart, GlanceSkeleton } from './GlancePart.tsx';
import { Movements } from './Movements.tsx';
import { useProductOverview } from './overview-queries.ts';

/** What one comes for on the page of a product: what there is of it and what is free, the last movements and the last prices. */
export function ProductParts({ product }: { readonly product: Product }) {
  const { data: overview, error, refetch } = useProductOverview(product.productId);
  return (
    <>
      {error && !overview && <ListFailure sentence={error.message} retry={() => void refetch()} />}
      {!error && !overview && <GlanceSkeleton parts={[say.stock, say.movements, say.prices]} />}
      {overview && (
        <>
          <Stock overview={overview} />
          <Movements product={product} movements={overview.movements} />
          <Prices prices={overview.prices} mrp={overview.mrp} />
        </>
      )}
    </>
  );
}

function Stock({ overview: { stock, reserved, free, reorderLevel, unit } }: { readonly overview: ProductOverview }) {
  const isLow = reorderLevel !== null && free <= reorderLevel;
  return (
    <GlancePart title={say.stock} more={<span className="glance-quiet">{unit}</span>}>
      <dl className="glance-stock">
        <div>
          <dt>{say.stock}</dt>
          <dd className="tabular">{groupedDecimal(stock)}</dd>
        </div>
        <div>
          <dt>{say.reserved}</dt>
          <dd className="tabular">{groupedPieces(reserved)}</dd>
        </div>
        <div className={free <= 0 || isLow ? 'glance-overdue' : undefined}>
          <dt>{say.free}</dt>
          <dd className="tabular">{`${free < 0 ? '−' : ''}${groupedDecimal(Math.abs(free))}`}</dd>
        </div>
      </dl>
      {reorderLevel !== null && <p className="glance-quiet">{unbreakableNumbers(`${say.reorderLevel} ${groupedDecimal(reorderLevel)}`)}</p>}
    </GlancePart>
  );
}

function Prices({ prices, mrp }: Pick<ProductOverview, 'prices' | 'mrp'>) {
  const more = mrp > 0 && <span className="glance-quiet tabular">{`${say.mrp} ${formatRupees(mrp)}`}</span>;
  return (
    <GlancePart title={say.prices} more={more} empty={prices.length === 0 ? say.noPrices : undefined}>
      <ul className="glance-prices">
        {prices.map(({ kind, number, date, orderId, quotationId, customerId, companyName, quantity, rate }) => (
          <li key={`${kind} ${orderId ?? quotationId}`}>
            <div className="glance-line">
              <Link to="/viewcustomer" search={{ id: customerId }} className="one-line">
                {companyName}
              </Link>
              <Link
                to="/viewquotation"
                search={{ id: quotationId }}
                className="glance-figure tabular"
                aria-label={say.priceIn(rate, number)}
                data-tooltip={number}
              >
                {formatRupees(rate)}
              </Link>
            </div>
            <span className="glance-quiet">{unbreakableNumbers(say.pastPrice(kind, date, quantity))}</span>
          </li>
        ))}
      </ul>
    </GlancePart>
  );
}
