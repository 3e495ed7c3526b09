import { Suspense, useState } from 'react';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { recentInstant } from '@vikray/contract/platform/dates.ts';
import { groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { stockListMessages } from '@vikray/contract/stock/stock-messages.ts';
import type { ShownMovement } from '@vikray/contract/stock/stock-movement.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { today } from '../platform/today.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { LinkButton } from '../ui/page/LinkButton.tsx';
import { GlancePart } from './GlancePart.tsx';

const MovementsDrawer = lazyPart(async () => ({ default: (await import('../stock/public.ts')).MovementsDrawer }));

interface MovementsProps {
  readonly product: { readonly productId: number; readonly name: string };
  readonly movements: readonly ShownMovement[];
}

/** The last stock movements of a product, each with the stock after it; all of them in a drawer. */
export function Movements({ product, movements }: MovementsProps) {
  const [isOpen, setOpen] = useState(false);
  const all = movements.length > 0 && <LinkButton label={say.allMovements} onClick={() => setOpen(true)} />;
  return (
    <GlancePart title={say.movements} more={all} empty={movements.length === 0 ? say.noMovements : undefined}>
      <ul className="glance-prices">
        {movements.map(({ movementId, at, reason, document, quantity, balance }) => (
          <li key={movementId}>
            <div className="glance-line">
              <span>
                <strong>{reason}</strong>
                <span className="glance-quiet">{unbreakableNumbers(` · ${recentInstant(at, today())}`)}</span>
              </span>
              <strong className={`glance-figure tabular ${quantity < 0 ? 'glance-out' : 'glance-in'}`}>
                {`${quantity < 0 ? '−' : '+'}${groupedDecimal(Math.abs(quantity))}`}
              </strong>
            </div>
            <div className="glance-line glance-quiet">
              <span>{unbreakableNumbers(document)}</span>
              <span className="glance-more tabular">{stockListMessages.balance(groupedDecimal(balance))}</span>
            </div>
          </li>
        ))}
      </ul>
      <Suspense>{isOpen && <MovementsDrawer product={product} onClose={() => setOpen(false)} />}</Suspense>
    </GlancePart>
  );
}
