/** The SQL of issued papers. Writing: insertPaper, voidPaper. */
import './consignments-tables.ts';
import { financialYear } from '@vikray/contract/platform/dates.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { Series } from './numbers-without-gap-store.ts';

/** A paper to issue. */
export interface NewPaper extends Omit<Series, 'prefix'> {
  readonly consignmentId: number;
  readonly title: string;
  readonly number: string;
}

/** Adds an issued paper. */
export async function insertPaper(db: Db, paper: NewPaper, { userId, now }: WriteStamp): Promise<void> {
  await db
    .insertInto('papers')
    .values({
      consignment_id: paper.consignmentId,
      company_id: paper.companyId,
      kind: paper.kind,
      title: paper.title,
      financial_year: financialYear(paper.date),
      number: paper.number,
      issued_on: paper.date,
      state: 'Issued',
      issued_by_id: userId,
      created_at: now,
    })
    .execute();
}

/** Voids the issued invoice or challan of a consignment. Its number stays used. */
export async function voidPaper(db: Db, { consignmentId, kind }: Pick<NewPaper, 'consignmentId' | 'kind'>, reason: string): Promise<void> {
  await db
    .updateTable('papers')
    .set({ state: 'Void', void_reason: reason })
    .where('consignment_id', '=', consignmentId)
    .where('kind', '=', kind)
    .where('state', '=', 'Issued')
    .execute();
}
