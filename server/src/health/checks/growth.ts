import { growthMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { dayMs, instantBefore } from '../../platform/durations.ts';
import { fine, type SlowCheck } from '../check.ts';
import { countChangesSince } from '../health-facts-store.ts';

const days = 7;

/** How many changes the office makes a day. */
export const growth: SlowCheck = {
  name: 'Growth',
  group: 'Data',
  async check(db, now) {
    const changes = await countChangesSince(db, instantBefore(now, days * dayMs));
    return fine(say.fine(Math.round(changes / days)));
  },
};
