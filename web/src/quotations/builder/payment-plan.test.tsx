import { planMessages as say } from '@vikray/contract/money/plan-messages.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose, offeredIn, press } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin, testUser } from '../../../../testing/screens/web-login.ts';
import { companyRow } from '../../../../testing/screens/web-companies.ts';
import { fillCosting, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

/** The costing of ₹1,180.00 for a company that keeps its money here from this day on; blank: it does not. */
async function openCosting(moneyFrom: string, replies: object = {}) {
  const issuer = companyRow(5, 'Taramandal Furniture', { fld_moneyfrom: moneyFrom, fld_standardpayment: '30% advance' });
  const server = stubServer({ ...quotationReplies, GetCompanyList: answer([issuer], { total: 1 }), ...replies });
  openApp('/addquotation');
  await screen.findByRole('heading', { name: 'Add Quotation' });
  await fillCosting();
  return server;
}

test('offers the plans of the settings (PAY-03)', async () => {
  const login = { fld_paymentplans: '15 days\n10 % with order, balance on invoice' };
  storeTestLogin(login);
  await openCosting('2026-04-01', { GetLoginRecord: answer([{ ...testUser, ...login }]) });
  await screen.findByRole('combobox', { name: say.title });
  expect(await offeredIn(say.title)).toEqual([say.none, '15 days', '10 % with order, balance on invoice', say.ownPlan]);
  await choose(say.title, '10 % with order, balance on invoice');
  expect(within(part(2)).getByText('₹1,062.00')).toBeTruthy();
});

const part = (number: number) => screen.getByRole('group', { name: say.nameOfPart(number) });

test('offers no plan where the company keeps no money here (PAY-03, SHR-13)', async () => {
  await openCosting('');
  expect(screen.queryByRole('combobox', { name: say.title })).toBeNull();
});

test('a usual plan fills its parts, which sum to the total, and hints at another percentage of the term (PAY-03)', async () => {
  await openCosting('2026-04-01');
  await screen.findByRole('combobox', { name: say.title });
  await choose(say.title, '50 % with order, balance before dispatch');
  expect(within(part(1)).getByText('₹590.00')).toBeTruthy();
  expect(within(part(2)).getByText('₹590.00')).toBeTruthy();
  expect(await screen.findByText('The payment term says 30 %, but the plan asks for 50 %.')).toBeTruthy();
  press('Remove Before dispatch');
  expect(screen.getByText(say.sumsTo('50%'))).toBeTruthy();
  press('Next');
  await waitFor(() => expect(screen.getAllByText(say.mustSum).length).toBeGreaterThan(0));
  press(say.addPart);
  expect(within(part(2)).getByRole<HTMLInputElement>('textbox', { name: say.percent }).value).toBe('50');
  await choose(say.title, say.none);
  expect(screen.queryByRole('group', { name: say.nameOfPart(1) })).toBeNull();
});
