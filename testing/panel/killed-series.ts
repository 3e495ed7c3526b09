/** Issues invoices until the program is killed, and looks for what is wrong with their numbers. */
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { addCompany } from '../builders/companies.ts';
import { addOrderWithLines } from '../builders/dispatches.ts';
import { addProduct } from '../builders/products.ts';
import { aQuotation, type SalesSetup } from '../builders/quotations.ts';
import type { Caller } from './caller.ts';
import { NoAnswer } from './exchange.ts';
import type { Program } from './program.ts';

/** Enough for the rounds of `npm run faults`. */
const pieces = 1000;
/** The number of dispatches under way when the program is killed. */
const atOnce = 40;

/** A company that numbers its invoices itself, with an order of today. */
export interface KilledSeries {
  readonly companyId: number;
  readonly orderId: number;
  readonly lineId: number;
}

export async function beginSeries(admin: Caller, setup: SalesSetup): Promise<KilledSeries> {
  const companyId = await addCompany(admin, { invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/', challanPrefix: 'DC/' });
  const productId = await addProduct(admin, { stock: pieces * 100 });
  const quotation = aQuotation({ ...setup, companyId }, [{ productId, quantity: pieces, rate: 100_00 }], { installed: 'No' });
  const { orderId, lineIds } = await addOrderWithLines(admin, { ...quotation, date: dateAt(new Date()) });
  return { companyId, orderId, lineId: lineIds[0] ?? 0 };
}

/** What the program acknowledged before it was killed: the consignments of its invoices and challans. */
export interface IssuedPapers {
  readonly invoices: readonly number[];
  readonly challans: readonly number[];
}

/** Sends 40 dispatches at once, each followed by its challan, and kills the program after this many answers. */
export async function issueUntilKilled(
  program: Program,
  admin: Caller,
  { orderId, lineId }: KilledSeries,
  killAfter: number,
): Promise<IssuedPapers> {
  const [invoices, challans]: [number[], number[]] = [[], []];
  let answers = 0;
  const answered = () => {
    answers += 1;
    if (answers === killAfter) program.signal('SIGKILL');
  };
  const lines = [{ productMapId: lineId, dispatchQuantity: 1 }];
  const issue = async () => {
    const [left] = await admin.call('AddDispatch', { orderId, invoiceNumber: '', invoiceDate: dateAt(new Date()), lines });
    const consignmentId = left?.consignmentId ?? 0;
    invoices.push(consignmentId);
    answered();
    await admin.call('IssueChallan', { consignmentId });
    challans.push(consignmentId);
    answered();
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, issue));
  for (const result of results) {
    // The program has been killed.
    if (result.status === 'rejected' && !(result.reason instanceof NoAnswer)) throw result.reason;
  }
  return { invoices, challans };
}

/** Numbers that are missing, given twice or lost, and papers without a consignment, as sentences. */
export async function faultsOfSeries(db: Db, { companyId, orderId }: KilledSeries, issued: IssuedPapers): Promise<string[]> {
  const papers = await db.selectFrom('papers').selectAll().where('company_id', '=', companyId).orderBy('id').execute();
  const series = await db.selectFrom('document_series').selectAll().where('company_id', '=', companyId).execute();
  const consignments = await db.selectFrom('consignments').selectAll().where('order_id', '=', orderId).execute();
  const dispatched = await db.selectFrom('dispatches').select(['id', 'consignment_id']).where('order_id', '=', orderId).execute();
  const faults: string[] = [];
  for (const [kind, prefix, known] of [
    ['invoice', 'INV/', issued.invoices],
    ['challan', 'DC/', issued.challans],
  ] as const) {
    const own = papers.filter((paper) => paper.kind === kind);
    const expected = own.map((_, index) => prefix + String(index + 1).padStart(4, '0'));
    const numbers = own.map(({ number }) => number).toSorted();
    if (numbers.join() !== expected.join()) faults.push(`${kind} numbers are ${numbers.join()}`);
    const last = series.find((each) => each.kind === kind)?.last ?? 0;
    if (last !== own.length) faults.push(`the series of ${kind}s is at ${last} after ${own.length} papers`);
    const has = new Set(own.map(({ consignment_id: id }) => id));
    for (const id of known) if (!has.has(id)) faults.push(`the ${kind} of consignment ${id} is lost`);
    const column = kind === 'invoice' ? 'invoice_number' : 'challan_number';
    for (const paper of own) {
      const consignment = consignments.find(({ id }) => id === paper.consignment_id);
      if (consignment?.[column] !== paper.number) faults.push(`${kind} ${paper.number} is not that of its consignment`);
    }
  }
  const bare = dispatched.filter(({ consignment_id: id }) => !consignments.some((each) => each.id === id));
  if (bare.length > 0) faults.push(`${bare.length} dispatched lines without a consignment`);
  if (dispatched.length !== consignments.length) faults.push(`${consignments.length} consignments of ${dispatched.length} dispatches`);
  return faults;
}
