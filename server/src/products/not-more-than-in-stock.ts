/** No more pieces leave the stock than it has. The product is locked, so only one of two simultaneous dispatches gets the last piece. */
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { maxHundredths } from '@vikray/contract/platform/decimal.ts';
import type { OperationFailure } from '../platform/handler.ts';

/** Whether a product can have this stock, in hundredths of a piece: between zero and the greatest stock. */
export function isPossibleStock(stock: number): boolean {
  return stock >= 0 && stock <= maxHundredths;
}

/** The refusal of a dispatch. `name` is that of the product if the dispatch has several. */
export function moreThanInStock(
  fail: (name: 'MoreThanInStock', sentence?: string) => OperationFailure,
  name: string | undefined,
): OperationFailure {
  return fail('MoreThanInStock', name === undefined ? undefined : say.moreOfThanInStock(name));
}
