import { growthMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { fine, type SlowCheck } from '../check.ts';
import { countChangesSince } from '../health-facts-store.ts';

const days = 7;
const dayMs = 86_400_000;

/** How many changes the office makes a day. */
export const growth: SlowCheck = {
  name: 'Growth',
  group: 'Data',
  async check(db, now) {
    const changes = await countChangesSince(db, new Date(Date.parse(now) - days * dayMs).toISOString());
    return fine(say.fine(Math.round(changes / days)));
  },
};
