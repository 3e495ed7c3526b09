/**
 * The SQL of jobs: one row for each, with its due time. A process claims a job by its name and due time until the lease ends. Every later
 * write of the run names its claim, so that a process that has lost its claim changes nothing.
 */
import type { Selectable } from 'kysely';
import './job-tables.ts';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import type { Db, Tables } from '../platform/database/tables.ts';

/** A job as stored. */
export type JobRow = Selectable<Tables['jobs']>;

/** A run of a job: the process that has claimed it, and the due time that it claimed. */
export interface Claim {
  readonly name: string;
  readonly owner: string;
  readonly dueAt: string;
}

/** All jobs. */
export async function listJobs(db: Db): Promise<JobRow[]> {
  return db.selectFrom('jobs').selectAll().execute();
}

/** Adds a job with its due time, unless it is known already. */
export async function addJob(db: Db, name: string, dueAt: string): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      name,
      due_at: dueAt,
      owner: null,
      lease_until: null,
      tries: 0,
      started_at: null,
      done_at: null,
      failed_at: null,
      failure: '',
      failures: 0,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Moves the due time of a job that no process has claimed. */
export async function moveDue(db: Db, { name, due_at }: JobRow, dueAt: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: dueAt })
    .where('name', '=', name)
    .where('due_at', '=', due_at)
    .where('owner', 'is', null)
    .execute();
}

type ClaimNote = Pick<JobRow, 'lease_until' | 'started_at' | 'tries' | 'failures'> & Partial<Pick<JobRow, 'failure' | 'failed_at'>>;

/** Claims a job as it was read. False when another process has claimed it first. */
export async function claimJob(db: Db, { name, due_at, owner }: JobRow, claim: Claim, change: ClaimNote): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('jobs')
      .set({ ...change, due_at: claim.dueAt, owner: claim.owner })
      .where('name', '=', name)
      .where('due_at', '=', due_at)
      .where('owner', 'is not distinct from', owner),
  );
}

type EndOfRun = Partial<Pick<JobRow, 'due_at' | 'tries' | 'done_at' | 'failed_at' | 'failure' | 'failures'>>;

/** Ends the run of a claim and notes its result. False when the claim was lost. */
export async function endClaim(db: Db, claim: Claim, change: EndOfRun): Promise<boolean> {
  return updatesOne(claimedRow(db, claim).set({ ...change, owner: null, lease_until: null }));
}

/** Extends the lease of a claim. False when the claim was lost. */
export async function renewClaim(db: Db, claim: Claim, leaseUntil: string): Promise<boolean> {
  return updatesOne(claimedRow(db, claim).set({ lease_until: leaseUntil }));
}

function claimedRow(db: Db, { name, owner, dueAt }: Claim) {
  return db.updateTable('jobs').where('name', '=', name).where('owner', '=', owner).where('due_at', '=', dueAt);
}
