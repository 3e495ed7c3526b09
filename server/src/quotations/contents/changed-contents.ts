/** The contents of an edited or revised quotation. Records that no longer exist stay as they were printed. */
import { planOf } from '@vikray/contract/money/payment-plan.ts';
import { printedCompany, printedContact, printedCustomer, printedTermTexts } from '@vikray/contract/quotations/printed-parties.ts';
import { enteredTexts } from '@vikray/contract/quotations/quotation-entry.ts';
import { isPossibleValidity, type EnteredQuotation, type seenQuotation } from '@vikray/contract/quotations/quotation.ts';
import type { wrongContents } from '@vikray/contract/quotations/wrong-contents.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { OperationFailure } from '../../platform/handler.ts';
import type { SignedIn } from '../../platform/identity.ts';
import { costedContents } from './costed-contents.ts';
import { resolveTax } from './quotation-tax.ts';
import type { FrozenParties } from './printed-columns.ts';
import { findNewProducts } from './printed-lines.ts';
import type { QuotationContents } from './quotation-contents.ts';
import { findCompanyAndCustomer, type CompanyAndCustomer } from './quotation-parties.ts';

/** What a quotation printed before it was changed. */
export type PrintedBefore = Omit<QuotationContents, 'date' | 'texts' | 'amounts'>;

/** What the user entered of the contents, without the record that they are for. */
type EnteredContents = Omit<EnteredQuotation, keyof typeof seenQuotation>;

interface ChangingContents {
  readonly db: Db;
  readonly input: EnteredContents;
  readonly user: SignedIn;
  readonly now: string;
  fail(name: keyof typeof wrongContents, sentence?: string): OperationFailure;
}

/** The new contents from what the user entered. Refuses the first fault. */
export async function changedContents(
  { db, input, user, now, fail }: ChangingContents,
  before: PrintedBefore & Pick<QuotationContents, 'texts'>,
): Promise<QuotationContents> {
  const texts = enteredTexts(input, before.texts);
  if (!isPossibleValidity(input.date, texts.validUntil)) throw fail('ValidityOutOfRange');
  const records = await findCompanyAndCustomer(db, input);
  const products = await findNewProducts(db, input.products, before.lines);
  const parties = changedParties(records, { ...input, ...texts }, before.parties);
  if (typeof parties === 'string') throw fail(parties);
  const costed = await costedContents({ db, input, products, company: records.company, fail }, before);
  const tax = await resolveTax(db, input, { ...records, decidedBy: user.name, now }, before);
  if (typeof tax === 'string') throw fail(tax);
  const paymentPlan = input.paymentPlan ? planOf(input.paymentPlan) : before.paymentPlan;
  return { ...costed, date: input.date, texts, parties, tax, paymentPlan };
}

function changedParties(
  { company, customer }: CompanyAndCustomer,
  input: EnteredContents,
  before: FrozenParties,
): FrozenParties | 'CompanyUnknown' | 'CustomerUnknown' | 'ContactUnknown' {
  const isIssuing = company?.status === 'Active';
  if (!isIssuing && input.preparedFor !== before.companyForId) return 'CompanyUnknown';
  if (!customer && input.companyId !== before.companyId) return 'CustomerUnknown';
  const contact = customer?.contacts.find((each) => each.contactId === input.contactPersonId);
  if (!contact && (input.contactPersonId !== before.contactPersonId || input.companyId !== before.companyId)) return 'ContactUnknown';
  return {
    ...before,
    ...(company && isIssuing && printedCompany(company)),
    ...(customer && printedCustomer(customer)),
    ...(contact && printedContact(contact)),
    ...printedTermTexts(input),
  };
}
