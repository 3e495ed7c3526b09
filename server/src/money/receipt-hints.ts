import { deductionMessages } from '@vikray/contract/money/deduction-messages.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { moneyPaperWords } from '@vikray/contract/money/money-paper-words.ts';
import type { NewReceipt } from '@vikray/contract/money/receipt.ts';
import { usualInstead, type Usual } from '@vikray/contract/money/usual-deductions.ts';
import { readSettings, valueOf } from '../settings/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { cashOfDay, valueOfMarks } from './account-store.ts';
import { hasServices } from './money-paper-store.ts';

/** From this sum on, the law bars cash from one payer in a day (section 269ST of the Income-tax Act), in paise. */
const mostCash = 2_00_000_00;

/** The settings of the usual deductions: how much, and from which day on. */
const settingsOfTds = [
  { kind: 'GST TDS', percent: 'gsttdspercent', from: 'gsttdsfrom' },
  { kind: 'Income-tax TDS', percent: 'incometaxtdspercent', from: 'incometaxtdsfrom' },
] as const;

/** What the settings say is usual; nothing while they are untouched. */
async function chosenDeductions(db: Db): Promise<Usual[]> {
  const { values } = await readSettings(db);
  return settingsOfTds.flatMap(({ kind, percent, from }) =>
    values.get(percent) ? [{ kind, from: valueOf(from, values.get(from)) ?? '', percent: valueOf(percent, values.get(percent)) }] : [],
  );
}

/** What is worth a second look once a receipt is stored; it blocks nothing (PAY-07, PAY-14). */
export async function receiptHints(
  db: Db,
  { amount, mode, customerId, deductions = [], marks = [] }: Pick<NewReceipt, 'amount' | 'mode' | 'customerId' | 'deductions' | 'marks'>,
  receivedOn: string,
): Promise<{ hints?: string[] }> {
  const value = deductions.length === 0 ? 0 : await valueOfMarks(db, marks);
  const chosen = deductions.length === 0 ? [] : await chosenDeductions(db);
  const ofTds = deductions.flatMap((each) => {
    const usual = usualInstead(each, { value, on: receivedOn, chosen });
    if (usual === undefined) return [];
    return [
      each.kind === 'GST TDS' ? deductionMessages.usualGst(usual.percent, usual.amount) : deductionMessages.usualIncomeTax(usual.percent),
    ];
  });
  const hints = [
    ...ofTds,
    ...(mode === 'Cash' && amount > 0 && (await cashOfDay(db, customerId, receivedOn)) >= mostCash ? [say.cashHint] : []),
    ...((await hasServices(
      db,
      marks.flatMap(({ dealId }) => dealId ?? []),
    ))
      ? [moneyPaperWords.services]
      : []),
  ];
  return hints.length > 0 ? { hints } : {};
}
