import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Caller, Reply } from '../../../../../testing/panel/caller.ts';
import { goodInput } from '../../../../../testing/fuzz/bad-input.ts';
import { declaredStatusOf, isHarmless, isRefusedUnread } from '../../../../../testing/fuzz/declared-answer.ts';
import { fingerprintOf } from '../../../../../testing/fuzz/fingerprint.ts';
import { asQuery, fuzzedInput } from '../../../../../testing/fuzz/fuzzed-input.ts';
import { rounds } from '../../../../../testing/fuzz/rounds.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { addApprovedQuotation, addOrder, addQuotation, aQuotation, addSalesSetup } from '../../../../../testing/builders/quotations.ts';
import { password } from '../../../../../testing/builders/users.ts';
import { isUpload } from './read-upload.ts';

const isEmbedded = inject('databaseSupply').engine === 'sqlite';
/** The same seed gives the same requests. Each engine has its own seed, so that together they try more. */
const seed = Number(process.env['FUZZ_SEED'] ?? (isEmbedded ? 20_261_121 : 20_261_122));
const numRuns = rounds(5, 200);
/** Far longer than any request takes. After this time, no answer will come. */
const patienceMs = 20_000;

let panel: TestPanel;
let caller: Caller & { mobile: string };
let fingerprint: () => Promise<string>;
beforeAll(async () => {
  panel = await startTestPanel();
  caller = await panel.userWith(rightNames);
  const setup = await addSalesSetup(panel.admin);
  await addQuotation(panel.admin, aQuotation(setup));
  await addApprovedQuotation(panel.admin, aQuotation(setup));
  await addOrder(panel.admin, aQuotation(setup));
  fingerprint = await fingerprintOf(panel.db);
});
afterAll(() => panel.stop());
// The failed logins of the last operation no longer count.
beforeEach(async () => {
  panel.clock.pass(16);
  // Wrong passwords count for a day, and the sessions would end in that time.
  await panel.db.deleteFrom('login_attempts').execute();
});

const table = (Object.entries(operations) as [OperationName, Operation][])
  // A form with a file has no JSON schema. Its own tests send wrong forms.
  .filter(([, operation]) => !isUpload(operation))
  // Deletions come last, so that the other operations have records to work on.
  .toSorted(([a], [b]) => Number(a.startsWith('Delete')) - Number(b.startsWith('Delete')));

async function patiently(reply: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), patienceMs);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}

/** Logs in again, or as a new user, if an accepted request has ended the session or deleted the user. */
async function goOn(): Promise<void> {
  if ((await caller.send('GetLoginRecord')).status === 200) return;
  if ((await caller.logIn(caller.mobile, password)).status !== 200) caller = await panel.userWith(rightNames);
}

describe.each(table)('%s', (name, operation) => {
  test(`answers a good request and ${numRuns - 1} random ones (seed ${seed}) as the contract declares, and refused ones change nothing`, async () => {
    const [inputs, good] = [fuzzedInput(operation.input), goodInput(operation.input)];
    const isGet = operation.method === 'GET';
    const requests = isGet ? inputs.map(asQuery) : inputs;
    const refused: object[] = [];
    const start = await fingerprint();
    await fc.assert(
      fc.asyncProperty(requests, async (wire) => {
        // What is refused before any database is asked is sent on one engine.
        if (!isEmbedded && isRefusedUnread(operation, wire)) return;
        const status = declaredStatusOf(operation, await patiently(caller.send(name, wire)));
        expect(status).toBeLessThan(500);
        if (status >= 400) refused.push(wire);
        else if (operation.kind === 'write') await goOn();
      }),
      { seed, numRuns, examples: [[isGet ? asQuery(good) : good]] },
    );

    let known = await fingerprint();
    if (known === start) return;

    // Something has changed. Sends the refused requests again, with no accepted ones in between.
    const changing: object[] = [];
    for (const wire of refused.filter((each) => isHarmless(operation, each))) await caller.send(name, wire);
    if ((await fingerprint()) !== known) changing.push(refused);
    for (const wire of refused.filter((each) => !isHarmless(operation, each))) {
      const { status } = await caller.send(name, wire);
      // It may be accepted now, if the reason for the refusal is gone.
      if (status < 400) await goOn();
      const now = await fingerprint();
      if (status >= 400 && now !== known) changing.push(wire);
      known = now;
    }
    expect(changing).toEqual([]);
  });
});
