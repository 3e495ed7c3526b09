import { dealMessages as say, type SaidPromise } from './deal-messages.ts';
import { dashedDate } from '../platform/dates.ts';
import type { DealState } from './deal-state.ts';
import type { DealLine } from './deal.ts';

type Pieces = 'quoted' | 'ordered' | 'dispatched' | 'pending' | 'closed' | 'canShip';

/** The facts behind the sentence about a deal. */
export interface DealSentenceFacts {
  readonly dealState: DealState;
  readonly lines: readonly (Pick<DealLine, Pieces> & Pick<DealLine, 'productId' | 'promised'>)[];
  /** Why the deal was lost or its enquiry closed; blank when it was not. */
  readonly lostReason: string;
  /** The next date promised for what is pending; absent for none. */
  readonly promise?: SaidPromise | undefined;
  /** Who accepted by a link, and on which date; absent while no one did. */
  readonly acceptedBy?: string;
  readonly acceptedOn?: string;
}

/** Says in one sentence how far a deal is: the answer to "where is my order?". */
export function dealSentence({ dealState, lines, lostReason, promise, acceptedBy = '', acceptedOn = '' }: DealSentenceFacts): string {
  const sum = (field: Pieces) => lines.reduce((total, line) => total + line[field], 0);
  switch (dealState) {
    case 'Enquiry':
      return say.notQuoted;
    case 'Closed':
      return sum('ordered') > 0 ? say.orderClosed : say.closed(lostReason);
    case 'Accepted':
      return say.accepted(acceptedBy, dashedDate(acceptedOn));
    case 'Quoted':
      return say.quoted(sum('quoted'));
    case 'Lost':
      return say.lost(lostReason);
    case 'Void':
      return say.void;
    case 'Ordered':
    case 'Dispatched': {
      const canShip = sum('canShip');
      const behindOthers = behindOtherOrders(lines);
      const waiting = sum('pending') - canShip - behindOthers;
      return say.dispatched({
        ordered: sum('ordered'),
        dispatched: sum('dispatched'),
        closed: sum('closed'),
        canShip,
        behindOthers,
        waiting,
        promise,
      });
    }
  }
}

/** The pending pieces that would go today if no other order got them first. The lines of one product have one promise. */
function behindOtherOrders(lines: DealSentenceFacts['lines']): number {
  return [...Map.groupBy(lines, ({ productId }) => productId).values()].reduce((sum, same) => {
    const waiting = same.reduce((total, { pending, canShip }) => total + pending - canShip, 0);
    return sum + Math.min(waiting, same[0]?.promised ?? 0);
  }, 0);
}
