import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { tomorrow } from '@vikray/contract/follow-ups/cadence.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { beforeEach, expect, test } from 'vitest';
import { dueListReplies, dueRows, everyFollowUpRight, followUpRow, hospital } from '../../../testing/screens/web-follow-ups.ts';
import { choose, findNotice, press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { mailTemplateRow } from '../../../testing/screens/web-mails.ts';
import { manas } from '../../../testing/screens/web-rights.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../testing/screens/web-window.ts';
import { today } from '../platform/today.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function openPage(replies: object = {}, address = '/followups', rights: readonly RightName[] = everyFollowUpRight) {
  return { ...stubServer(dueListReplies(replies, rights)), ...openApp(address) };
}

test('postpones and hands over several follow-ups together (FND-20, FND-22)', async () => {
  const server = openPage({ RunForEach: answer([]), GetUserNames: answer([manas], { total: 1 }) });
  await screen.findByText(hospital(1));
  press('Select');
  press('Postpone All');
  await screen.findByRole('dialog', { name: /^Move 3 follow-ups to/ });
  press('Yes');
  await waitFor(() =>
    expect(server.sentTo('RunForEach')[0]?.body).toEqual({
      operation: 'UpdateFollowUp',
      rows: [1, 2, 3].map((dealid) => ({ dealid, version: 2, nexton: tomorrow(today()) })),
    }),
  );
  press('Select');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Select .*Hospital 2$/ }));
  press('Hand Over 1');
  const question = within(await screen.findByRole('dialog', { name: 'Hand over 1 follow-up?' }));
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  expect(await findNotice('Please select the owner.')).toBeTruthy();
  const owner = question.getByRole('combobox', { name: 'Owner' });
  fireEvent.focus(owner);
  fireEvent.change(owner, { target: { value: 'Manas' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Manas Kulpe' }));
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(server.sentTo('RunForEach')[1]?.body).toEqual({
      operation: 'UpdateFollowUp',
      rows: [{ dealid: 2, version: 2, ownerid: 8 }],
    }),
  );
});

test('selects several follow-ups on a phone, too (FND-22)', async () => {
  setWindowWidth(390);
  openPage();
  await screen.findByText(hospital(1));
  press('Select');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Select .*Hospital 1$/ }));
  expect(screen.getByRole('button', { name: 'Move 1' })).toBeTruthy();
});

test('mails several customers by a template (FND-20, FND-22)', async () => {
  const server = openPage(
    {
      RunForEach: answer([]),
      GetMailTemplate: answer([mailTemplateRow({ fld_templateid: 6, fld_name: 'Second letter' })], { total: 1 }),
      GetFollowUpList: answer([dueRows[0], followUpRow(2, { fld_quotationid: null })], { total: 2 }),
    },
    '/followups',
    [...everyFollowUpRight, 'Follow Up'],
  );
  await screen.findByText(hospital(1));
  press('Select');
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 2 found' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mail 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send a mail about 1 quotation?' }));
  await choose('Template', 'Second letter');
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(server.sentTo('RunForEach')[0]?.body).toEqual({
      operation: 'SendMailer',
      rows: [{ quotationid: 1, email: 'asmita@lotus.example.in', templateid: 6 }],
    }),
  );
});
