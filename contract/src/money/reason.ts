import { requiredLine } from '../platform/fields.ts';
import { moneyMessages as say } from './money-messages.ts';

/** Why something is taken back or changed. */
export const reason = requiredLine(300, say.enterReason).min(3, { error: say.enterReason });
