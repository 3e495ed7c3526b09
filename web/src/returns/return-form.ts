/** A return as entered in its dialog, its checks, and the request. */
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { returnMessages as say } from '@vikray/contract/returns/return-messages.ts';
import type { conditions, returnReasons } from '@vikray/contract/returns/return.ts';
import { today } from '../platform/today.ts';

type Condition = (typeof conditions)[number];
type Reason = (typeof returnReasons)[number];

/** The pieces of one dispatch that come back; blank for none. */
export interface EnteredPieces {
  readonly quantity: string;
  readonly condition: Condition;
  readonly replace: 'Yes' | 'No';
}

export interface ReturnForm {
  /** YYYY-MM-DD. */
  readonly returnedOn: string | undefined;
  readonly reason: Reason | undefined;
  readonly remark: string;
  /** By the id of the dispatch. */
  readonly lines: Readonly<Record<number, EnteredPieces>>;
}

/** A return of today with nothing entered. */
export function emptyReturn(): ReturnForm {
  return { returnedOn: today(), reason: undefined, remark: '', lines: {} };
}

export const noPieces: EnteredPieces = { quantity: '', condition: 'Good', replace: 'No' };

/** The first thing to correct. */
export function returnFailure({ returnedOn = '', reason, lines }: ReturnForm, dispatches: readonly Dispatch[]): FailedCheck | undefined {
  if (returnedOn === '') return { field: 'returnedOn', message: say.selectDate };
  if (reason === undefined) return { field: 'reason', message: say.selectReason };
  const back = dispatches.filter(({ id }) => Number(lines[id]?.quantity ?? 0) > 0);
  if (back.length === 0) return { field: `lines.${dispatches[0]?.id ?? 0}`, message: say.selectQuantity };
  const tooMuch = back.find((each) => Number(lines[each.id]?.quantity) > each.dispatchQuantity - each.returnedQuantity);
  if (tooMuch) return { field: `lines.${tooMuch.id}`, message: say.moreThanDispatched };
  const isEarly = back.some(({ dispatchDate }) => returnedOn < dispatchDate);
  return isEarly || returnedOn > today() ? { field: 'returnedOn', message: say.dateOutOfRange } : undefined;
}

/** The request of a form that has passed its checks. */
export function returnRequestOf(form: ReturnForm, orderId: number): InputOf<'AddReturn'> {
  const { returnedOn = '', reason = 'Other', remark, lines } = form;
  return {
    orderId,
    returnedOn,
    reason,
    remark,
    lines: Object.entries(lines)
      .filter(([, { quantity }]) => Number(quantity) > 0)
      .map(([id, { quantity, ...line }]) => ({ dispatchId: Number(id), quantity: Number(quantity), ...line })),
  };
}
