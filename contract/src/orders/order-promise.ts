/** When the goods of an order are promised, and whether they come before those of other orders. */
import * as z from 'zod';
import { optionalDateOr, yearLater } from '../platform/dates.ts';
import { invalid } from '../platform/failures.ts';
import { id, yesOrNo } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { orderPromiseMessages as say } from './order-promise-messages.ts';

/** A promised date in a request. A year that no date may have is out of range, like any other. */
export const promisedDate = optionalDateOr(say.outOfRange);

/** A promise in a request. What it leaves out stays; a blank date takes the promise back. */
export const orderPromise = {
  promisedOn: promisedDate,
  priority: yesOrNo.nullish(),
  lines: z
    .array(body({ productMapId: id, promisedOn: promisedDate }))
    .max(500)
    .optional(),
};

/** Whether a date can be promised for an order: from its own date to two years later. Blank takes a promise back. */
export function mayBePromised(promisedOn: string, orderedOn: string): boolean {
  return promisedOn === '' || (promisedOn >= orderedOn && promisedOn <= yearLater(yearLater(orderedOn)));
}

/** Why a promise is refused. */
export const promiseFailures = { PromiseOutOfRange: invalid('promisedOn', say.outOfRange) };

/** Whether the promised date is over. Blank never is. */
export function isOverdue(promisedOn: string, today: string): boolean {
  return promisedOn !== '' && promisedOn < today;
}
