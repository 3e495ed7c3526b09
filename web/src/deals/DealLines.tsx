import type { DealLine } from '@vikray/contract/deals/deal.ts';
import { promisedStockMessages as say } from '@vikray/contract/orders/promised-stock-messages.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { PromisedDate } from '../orders/public.ts';
import { useIsPhone } from '../platform/media.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Picture } from '../ui/page/Picture.tsx';
import { lineFigures, shownFigures } from './line-figures.ts';

/** What was quoted, ordered and dispatched of each product: a table, or a card for each line on phones. Nothing without lines. */
export function DealLines({ lines }: { readonly lines: readonly DealLine[] }) {
  const isPhone = useIsPhone();
  if (lines.length === 0) return null;
  const figures = shownFigures(lines);
  return (
    <section className="deal-sheet" aria-labelledby="deal-lines">
      <h2 id="deal-lines">Products</h2>
      {isPhone ? (
        <ul className="deal-cards">
          {lines.map((line) => (
            <li key={keyOf(line)}>
              <Product line={line} />
              <dl>
                {figures.map((figure) => (
                  <div key={figure} className={figure === 'canShip' ? 'deal-can-ship' : undefined}>
                    <dt>{lineFigures[figure].title}</dt>
                    <dd className="tabular">{lineFigures[figure].text(line)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        <table className="deal-table deal-line-table">
          <thead>
            <tr>
              <th scope="col">Product</th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="deal-number">
                  {lineFigures[figure].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={keyOf(line)}>
                <th scope="row">
                  <Product line={line} />
                </th>
                {figures.map((figure) => (
                  <td key={figure} className={figure === 'canShip' ? 'deal-number deal-can-ship' : 'deal-number'}>
                    {lineFigures[figure].text(line)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function keyOf({ productId, rate }: DealLine): string {
  return `${productId} ${rate}`;
}

/** The product of a line and its rate; for a line that waits behind other orders, also who gets the stock first. */
function Product({ line }: { readonly line: DealLine }) {
  const { name, photo, rate, pending, canShip, promised, promisedOn } = line;
  return (
    <span className="deal-product">
      <Picture src={photo} alt="" />
      <span>
        <strong>{name}</strong>
        <small className="tabular">{formatRupees(rate)}</small>
        {promisedOn !== '' && (
          <small>
            <PromisedDate date={promisedOn} />
          </small>
        )}
        {canShip < pending && promised > 0 && <small className="deal-promised">{unbreakableNumbers(say.promised(line))}</small>}
      </span>
    </span>
  );
}
