import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { limitRow } from '../../../testing/screens/web-approvals.ts';
import { enter, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { menuRights, rightsReplies, subMenuRights } from '../../../testing/screens/web-rights.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

const manas = { ...limitRow, fld_userid: 8, fld_name: 'Manas Kulpe', fld_mosttotal: '', fld_mostdiscount: '22.50', fld_version: 4 };

/** The reply to the question who is logged in. */
const loggedIn = (type: string) => ({ GetLoginRecord: answer([{ ...testUser, fld_logintype: type }]) });

function openLimits(replies: object = {}, loginType = 'Administrator') {
  storeTestLogin({ fld_logintype: loginType });
  const server = stubServer({
    ...shellReplies,
    ...loggedIn(loginType),
    GetApprovalLimits: answer([limitRow, manas]),
    UpdateApprovalLimits: answer([{ UserId: 8 }]),
    ...replies,
  });
  openApp('/approvallimits');
  return server;
}

const cells = (name: string) =>
  [...(screen.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? [])].slice(0, 6).map((cell) => cell.textContent);

test('shows the limits of Everybody and of each approver, in Indian grouping (APR-01, APR-02)', async () => {
  openLimits();
  await screen.findByRole('rowheader', { name: 'Manas Kulpe' });
  expect(cells('Everybody')).toEqual(['₹10,00,000.00', 'no limit', 'no limit', 'Yes', 'Yes', 'No']);
  expect(cells('Manas Kulpe')).toEqual(['no limit', '22.50 %', 'no limit', 'Yes', 'Yes', 'No']);
});

test('an Administrator edits a row as they saw it; a blank limit is taken out (APR-04)', async () => {
  const server = openLimits();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the limits of Manas Kulpe' }));
  await screen.findByText('Approval Limits of Manas Kulpe');
  enter('Discount up to', '100.01');
  press('Save');
  expect(await screen.findAllByText('This limit is out of range.')).not.toHaveLength(0);
  enter('Discount up to', '');
  enter('Total up to', '1250000');
  press('Save');
  await waitFor(() =>
    expect(server.sentTo('UpdateApprovalLimits')[0]?.body).toEqual({
      limits: [
        {
          userid: 8,
          mosttotal: '1250000.00',
          mostdiscount: '',
          mostbelowmrp: '',
          belowfloor: 'Yes',
          pending: 'Yes',
          own: 'No',
          version: 4,
        },
      ],
      remove: [],
    }),
  );
});

test.each([
  ['Edit the limits of Manas Kulpe', '22.50'],
  ['Add Limits', ''],
])('what is entered is back after a session that ended, until the dialog is closed: %s', async (button, untouched) => {
  const openDialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    return screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount up to' });
  };
  openLimits();
  await openDialog();
  enter('Discount up to', '12.5');
  cleanup();
  openLimits();
  expect((await openDialog()).value).toBe('12.5');
  press('Cancel');
  press('Yes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openDialog()).value).toBe(untouched);
});

test('adds the first limits of Everybody for no one who has set them since (APR-04)', async () => {
  const sentence = 'These limits are set already. Edit them instead of adding them.';
  const server = openLimits({ GetApprovalLimits: answer([]), UpdateApprovalLimits: refusal(409, sentence) });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the limits of Everybody' }));
  await screen.findByText('Approval Limits of Everybody');
  enter('Total up to', '5000');
  press('Save');
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(server.sentTo('UpdateApprovalLimits')[0]?.body).toMatchObject({ limits: [{ userid: 0, mosttotal: '5000.00', version: 0 }] });
  expect(screen.getByText('Approval Limits of Everybody')).toBeTruthy();
});

test('removes a row after a question, and keeps the dialog open when the server refuses (APR-04)', async () => {
  const server = openLimits({
    UpdateApprovalLimits: refusal(409, 'Somebody else has changed this record meanwhile. Load it again to go on.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the limits of Manas Kulpe' }));
  await screen.findByText('Remove these limits?');
  press('Yes');
  await waitFor(() => expect(server.sentTo('UpdateApprovalLimits')[0]?.body).toEqual({ limits: [], remove: [8] }));
});

test('shows Everybody without limits while there are none, and no buttons to others (APR-03)', async () => {
  openLimits({ GetApprovalLimits: answer([]) }, 'Executive');
  await screen.findByRole('rowheader', { name: 'Everybody' });
  expect(cells('Everybody')).toEqual(['no limit', 'no limit', 'no limit', 'Yes', 'Yes', 'Yes']);
  expect(screen.queryByRole('button', { name: 'Add Limits' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit the limits/ })).toBeNull();
});

test('the limits of an approver are below their rights, and of no one else (APR-02, APR-06)', async () => {
  storeTestLogin({ fld_logintype: 'Administrator' });
  const replies = {
    ...rightsReplies,
    GetUserSubMenuAccessRights: answer(granted('User List', 'Edit User')),
    GetApprovalLimits: answer([limitRow]),
  };
  stubServer({
    ...replies,
    ...loggedIn('Administrator'),
    GetUserMenuList: answer(menuRights({ Quotation: 'Yes' })),
    GetUserSubMenuList: answer(subMenuRights(['Customer List', 'Approve Quotation'])),
  });
  openApp('/assignuserrights?id=8');
  expect(await screen.findByText('The limits of Everybody apply to this user.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit the limits of Everybody' })).toBeNull();
  press('Set Limits');
  expect(await screen.findByText('Approval Limits of Manas Kulpe')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'User' })).toBeNull();
});

test('a user who may not approve has no limits below their rights (APR-05)', async () => {
  storeTestLogin({ fld_logintype: 'Administrator' });
  stubServer({ ...rightsReplies, ...loggedIn('Administrator'), GetApprovalLimits: answer([limitRow]) });
  openApp('/assignuserrights?id=8');
  await screen.findByRole('table');
  await settle();
  expect(screen.queryByRole('region', { name: 'Approval Limits' })).toBeNull();
});
