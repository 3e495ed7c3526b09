/** No more pieces leave the stock than it has. The update itself checks, so only one of two simultaneous dispatches gets the last piece. */
import './products-tables.ts';
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { maxHundredths } from '@vikray/contract/platform/decimal.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';

/** Whether the stock of a product stays between zero and the greatest stock when it changes by this quantity, in hundredths of a piece. */
export function leavesPossibleStock(quantity: number) {
  return (eb: ExpressionBuilder<Tables, 'products'>) => eb.between(eb('stock_hundredths', '+', quantity), 0, maxHundredths);
}

/** The refusal of a dispatch. `name` is that of the product if the dispatch has several. */
export function moreThanInStock(
  fail: (name: 'MoreThanInStock', sentence?: string) => OperationFailure,
  name: string | undefined,
): OperationFailure {
  return fail('MoreThanInStock', name === undefined ? undefined : say.moreOfThanInStock(name));
}
