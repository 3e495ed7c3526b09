import { payableNow } from '@vikray/contract/money/how-to-pay.ts';
import { maySeeMoney } from '@vikray/contract/money/sees-money.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findCustomer } from '../../customers/public.ts';
import { askedInTurn, companyToPay, moneyOfDeal } from '../../money/public.ts';
import type { Db } from '../../platform/database/tables.ts';

type PaidRecord = Pick<Quotation, 'quotationId' | 'companyId' | 'companyForId' | 'dealId' | 'paymentPlan' | 'totalAmount'>;

/** Who prints a pro-forma, and when. */
interface Reader {
  readonly rights: ReadonlySet<string>;
  readonly now: string;
}

/**
 * Where the customer of a quotation or an order pays, and the GSTIN of the customer, both as they are today. What is asked now stands on
 * the paper only for a reader who may see what was received, because it follows from that.
 */
export async function payingFacts(db: Db, record: PaidRecord, reader?: Reader) {
  const customer = await findCustomer(db, record.companyId);
  return {
    bank: await companyToPay(db, record.companyForId),
    gstin: customer?.gstin ?? '',
    payable: reader && maySeeMoney(reader.rights) ? await payableOf(db, record, dateAt(reader.now)) : undefined,
  };
}

/**
 * What is asked of a customer now, in paise; undefined where the company keeps no money here. What a deal has received pays for its earlier
 * orders first.
 */
export async function payableOf(db: Db, record: PaidRecord, today: string): Promise<number | undefined> {
  const { quotationId, dealId, companyId: customerId, totalAmount } = record;
  const money = await moneyOfDeal(db, { dealId, customerId, asOf: today });
  if (!money) return undefined;
  const { own, before } = await askedInTurn(db, { quotationId, dealId, customerId });
  const asked = own ?? (before > 0 ? totalAmount : money.asked);
  const settled = Math.max(0, money.received + money.credited - before);
  return payableNow(record.paymentPlan, { asked: Math.min(totalAmount, asked), settled });
}
