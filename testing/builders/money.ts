import type { InputOf } from '@vikray/contract/operations.ts';
import type { Caller } from '../panel/caller.ts';
import { addCompany } from './companies.ts';
import { addOrderWithLines, dispatchPieces } from './dispatches.ts';
import { addSalesSetup, aQuotation, type SalesSetup } from './quotations.ts';

/** The first day on which consignments of a company are bills. */
const moneyFrom = '2026-11-01';

/** A company that keeps its money here, with a customer and a product. */
export async function addMoneySetup(caller: Caller): Promise<SalesSetup> {
  return { ...(await addSalesSetup(caller)), companyId: await addCompany(caller, { moneyFrom }) };
}

/** An order of 10 pieces, of which some left against an invoice: a bill of its deal. */
export interface Billed {
  readonly billId: number;
  readonly dealId: number;
  readonly orderId: number;
  /** What the order asks, in paise. */
  readonly asked: number;
}

/** Orders 10 pieces and dispatches some of them. */
export async function addBill(caller: Caller, setup: SalesSetup, pieces = 10, invoiceNumber = '77'): Promise<Billed> {
  const order = await addOrderWithLines(caller, aQuotation(setup, [{ productId: setup.productId, quantity: 10, rate: 100_00 }]));
  const consignmentId = await dispatchPieces(caller, order, [pieces], invoiceNumber);
  const { rows } = await caller.call('GetOrder', { orderId: order.orderId });
  return { billId: consignmentId * 2, dealId: rows[0]?.dealId ?? 0, orderId: order.orderId, asked: rows[0]?.totalAmount ?? 0 };
}

type Receipt = InputOf<'AddReceipt'>;

/** A receipt in cash, as a user enters it. */
export function aReceipt(
  { customerId, companyId }: Pick<SalesSetup, 'customerId' | 'companyId'>,
  amount: number,
  change: Partial<Receipt> = {},
): Receipt {
  return { customerId, companyId, amount, mode: 'Cash', receivedOn: '2026-11-21', ...change };
}
