/**
 * Passwords of the server's tests are hashed at a low cost, since nearly every test logs in. This runs before each test file. Programs that
 * tests start hash at the recommended cost.
 */
import { recommendedCost, setHashCost } from '../../server/src/platform/slow-hash.ts';

function hashAtLowCost(): void {
  setHashCost({ memoryCost: 64, timeCost: 1, parallelism: 1 });
}

/** For tests of hashing itself. Returns the way back; the next file starts at the low cost. A user's hash is renewed at the next login. */
export function hashAtRecommendedCost(): () => void {
  setHashCost(recommendedCost);
  return hashAtLowCost;
}

hashAtLowCost();
