/** Twenty follow-up calls with notes by a practised hand, and whether each of two hundred reached its own deal. */
import type { Page } from '@playwright/test';
import { outcomes } from '../contract/src/follow-ups/sales-call-entry.ts';
import { dateAt } from '../contract/src/platform/dates.ts';
import { post, textOf } from './hand-records.ts';
import { practisedHand, type PractisedHand } from './practised-hand.ts';

const callsInRound = 20;
const rounds = 10;
/** Faster than any hand, so that a key often meets a call that is still being saved. */
const quickKeyMs = 15;

interface CalledDeal {
  readonly dealId: number;
  readonly note: string;
  readonly outcome: (typeof outcomes)[number];
}

/** The seconds for the first twenty calls, and how many of two hundred have another note or outcome than was entered for them. */
export async function measureCalls(page: Page): Promise<{ readonly seconds: number; readonly wrong: number }> {
  let seconds = 0;
  let wrong = 0;
  for (let round = 0; round < rounds; round++) {
    const deals = await openDue(page, round);
    const hand = round === 0 ? practisedHand(page) : practisedHand(page, quickKeyMs);
    const startedAt = performance.now();
    await enterCalls(hand, deals);
    if (round === 0) seconds = (performance.now() - startedAt) / 1000;
    for (const deal of deals) if (!(await isEntered(page, deal))) wrong++;
  }
  return { seconds, wrong };
}

async function dueList(page: Page, filter: string) {
  return (await (await page.request.get(`/api/GetFollowUpList?page=1&pagesize=${callsInRound}&${filter}`)).json()).data;
}

/** Makes twenty deals due for the user, and opens their list. */
async function openDue(page: Page, round: number): Promise<readonly CalledDeal[]> {
  const [login] = (await (await page.request.get('/api/GetLoginRecord')).json()).data;
  const ownerid = login.fld_userid;
  for (const deal of await dueList(page, `due=Today&ownerid=${ownerid}`))
    await post(page, 'UpdateFollowUp', { dealid: deal.fld_dealid, version: deal.fld_version, nexton: '' });
  for (const deal of await dueList(page, 'due=All')) {
    const change = { dealid: deal.fld_dealid, version: deal.fld_version, ownerid, nexton: dateAt(new Date()) };
    await post(page, 'UpdateFollowUp', change);
  }
  await page.goto('/followups');
  await page.getByRole('row').nth(callsInRound).waitFor();
  return (await dueList(page, `due=Today&ownerid=${ownerid}`)).map(({ fld_dealid: dealId }: { fld_dealid: number }, index: number) => ({
    dealId,
    note: `Call ${round * callsInRound + index}: by Monday`,
    outcome: outcomes[index % outcomes.length],
  }));
}

async function enterCalls({ page, press, type }: PractisedHand, deals: readonly CalledDeal[]): Promise<void> {
  await press('ArrowDown');
  await page.getByRole('group', { name: 'Outcome' }).waitFor();
  await press('Enter');
  for (const { note, outcome } of deals) {
    await press('n');
    await type(note);
    await press('Enter', String(outcomes.indexOf(outcome) + 1));
  }
  await page.getByText('Nothing is due today.').waitFor();
}

async function isEntered(page: Page, { dealId, note, outcome }: CalledDeal): Promise<boolean> {
  const [last] = await post(page, 'GetTimeline', { record: 'deal', recordid: dealId, kind: 'Call', pagesize: 1 });
  return textOf(last, 'fld_text').includes(`: ${outcome}. ${note}`);
}
