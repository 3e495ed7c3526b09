/** The SQL of TDS that payers kept back. Reading: deductionRows, countDeductions, deductionSums, findDeduction. Writing: setCertificate. */
import './money-tables.ts';
import type { Deduction, DeductionSum } from '@vikray/contract/money/deductions-operations.ts';
import { tdsKinds } from '@vikray/contract/money/receipt-words.ts';
import { datesOfQuarter, quarterOf } from '@vikray/contract/money/tds-quarter.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { sql, type RawBuilder } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import { matches } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import { rankedPage, type RankedPart } from './ranked-page.ts';

type DeductionFilter = Pick<InputOf<'GetDeductionSums'>, 'kind' | 'customerId' | 'companyId' | 'quarter' | 'certified' | 'search'>;

const isTds = sql`receipt_deductions.kind in (${sql.join(tdsKinds)})`;

/** TDS of valid receipts: not void, and not of a cheque that bounced. */
function listed({ kind, customerId, companyId, quarter, certified, search = '' }: DeductionFilter): RawBuilder<unknown> {
  const dates = quarter === undefined ? undefined : datesOfQuarter(quarter);
  const conditions = [
    isTds,
    sql`receipts.voided_at = '' and receipts.bounced_on = ''`,
    ...(kind === undefined ? [] : [sql`receipt_deductions.kind = ${kind}`]),
    ...(customerId === undefined ? [] : [sql`receipts.customer_id = ${customerId}`]),
    ...(companyId === undefined ? [] : [sql`receipts.company_id = ${companyId}`]),
    ...(dates === undefined ? [] : [sql`receipts.received_on >= ${dates.from} and receipts.received_on <= ${dates.to}`]),
    ...(certified === undefined
      ? []
      : [certified === 'Yes' ? sql`receipt_deductions.certificate <> ''` : sql`receipt_deductions.certificate = ''`]),
    ...(search === '' ? [] : [sql`(${matches('customers', search)} or receipts.number = ${search})`]),
  ];
  return sql`
    with listed as (
      select receipt_deductions.id as "deductionId", receipts.id as "receiptId", receipts.number, receipts.received_on as "receivedOn",
        receipts.customer_id as "customerId", customers.company_name as "companyName", receipts.company_id as "companyId",
        companies.company_name as "companyForName", receipt_deductions.kind, receipt_deductions.amount_paise as amount, receipt_deductions.remark,
        receipt_deductions.certificate, receipt_deductions.certified_on as "certificatedOn", receipt_deductions.version
      from receipt_deductions inner join receipts on receipts.id = receipt_deductions.receipt_id
      inner join customers on customers.id = receipts.customer_id inner join companies on companies.id = receipts.company_id
      where ${sql.join(conditions, sql` and `)}
    )`;
}

/** A part of the rows, newest first unless asked otherwise. */
export async function deductionRows(db: Db, filter: DeductionFilter, part: RankedPart): Promise<Deduction[]> {
  const { rows } = await sql<Omit<Deduction, 'quarter'>>`${listed(filter)} ${rankedPage('receivedOn', 'deductionId', part)}`.execute(db);
  return rows.map(asDeduction);
}

function asDeduction(row: Omit<Deduction, 'quarter'>): Deduction {
  const { deductionId, receiptId, number, receivedOn, customerId, companyName, companyId, companyForName } = row;
  const { kind, amount, remark, certificate, certificatedOn, version } = row;
  return {
    deductionId: Number(deductionId),
    receiptId: Number(receiptId),
    number,
    receivedOn,
    customerId: Number(customerId),
    companyName,
    companyId: Number(companyId),
    companyForName,
    kind,
    quarter: quarterOf(receivedOn),
    amount: Number(amount),
    remark,
    certificate,
    certificatedOn,
    version: Number(version),
  };
}

/** How many there are. */
export async function countDeductions(db: Db, filter: DeductionFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`${listed(filter)} select count(*) as count from listed`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Their sums by customer, company, kind and quarter: customers by name, the last quarter first. */
export async function deductionSums(db: Db, filter: DeductionFilter): Promise<DeductionSum[]> {
  const { rows } = await sql<Omit<Deduction, 'quarter'>>`${listed(filter)} select * from listed`.execute(db);
  const sums = Map.groupBy(rows.map(asDeduction), ({ customerId, companyId, kind, quarter }) =>
    [customerId, companyId, kind, quarter].join('|'),
  );
  return [...sums.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const { customerId, companyName, companyId, companyForName, kind, quarter } = first;
      const all = [first, ...others];
      const sum = (of: readonly Deduction[]) => of.reduce((total, { amount }) => total + amount, 0);
      const certified = sum(all.filter(({ certificate }) => certificate !== ''));
      return [{ customerId, companyName, companyId, companyForName, kind, quarter, amount: sum(all), certified }];
    })
    .toSorted((a, b) => compare(b.quarter, a.quarter) || compare(a.companyName, b.companyName) || compare(a.kind, b.kind));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** A deduction of any kind with its receipt; nothing when it does not exist. */
export async function findDeduction(db: Db, deductionId: number) {
  return db
    .selectFrom('receipt_deductions')
    .select(['id', 'receipt_id', 'kind', 'version'])
    .where('id', '=', deductionId)
    .executeTakeFirst();
}

/** Stores the certificate of a deduction that still has this version. Otherwise nothing changes and the answer is false. */
export async function setCertificate(
  db: Db,
  { id, version }: { readonly id: number; readonly version: number },
  { certificate, certificatedOn }: Pick<Deduction, 'certificate' | 'certificatedOn'>,
): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('receipt_deductions')
      .set({ certificate, certified_on: certificatedOn, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version),
  );
}
