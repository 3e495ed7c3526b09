import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { companyReplies, companyRow, fillCompany } from '../../../testing/screens/web-companies.ts';
import { choose, enter, findNotice, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

const boss = { ...testUser, fld_logintype: 'Administrator' };

function stateOf(done: readonly string[], isDismissed = 'No') {
  return ['Company', 'Taxes', 'Users', 'Import', 'Mail'].map((step) => ({
    fld_step: step,
    fld_isdone: done.includes(step) ? 'Yes' : 'No',
    fld_isdismissed: isDismissed,
  }));
}

const settings = ['smtpurl', 'smtppassword', 'mailfrom'].map((name) => ({
  fld_name: name,
  fld_value: '',
  fld_source: 'Preset',
  fld_isset: false,
  fld_variable: 'SMTP_URL',
  fld_islocked: false,
  fld_version: 4,
}));

const replies = {
  ...companyReplies,
  GetLoginRecord: answer([boss]),
  GetUserSubMenuAccessRights: answer(granted('View Dashboard', 'Company List', 'Add Company', 'Add Tax')),
  GetSystemHealth: refusal(403, 'no'),
  GetSetupState: answer(stateOf(['Taxes'])),
  GetSettings: answer(settings),
  GetGst: answer([{ label: '18.00', value: '18.00' }]),
};

async function openSetup(change: object = {}) {
  storeTestLogin(boss);
  const server = stubServer({ ...replies, ...change });
  const app = openApp('/setup');
  await screen.findByRole('button', { name: 'Next' });
  return { server, app };
}

beforeEach(() => {
  storeTestLogin(boss);
});

describe('the set-up', () => {
  test('can be left out step by step: nothing is sent (OPS-22)', async () => {
    const { server, app } = await openSetup();
    for (const step of ['Taxes', 'Users', 'Import', 'Mail', 'Finish']) {
      press('Next');
      await screen.findByRole('group', { name: step });
    }
    const headOf = (step: string) => screen.getByRole('button', { name: new RegExp(`${step} (?:Done|Skipped)`) }).textContent;
    for (const step of ['Company', 'Users', 'Import', 'Mail']) expect(headOf(step)).toContain('Skipped');
    expect(headOf('Taxes')).toContain('Done');
    press('Finish');
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    for (const name of ['AddClientDetails', 'AddTax', 'AddOfficeUsers', 'UpdateSettings'] as const)
      expect(await server.allSent(name)).toEqual([]);
  });

  test('saves the company when its step is left, and shows it from then on (OPS-22)', async () => {
    let companies: object[] = [];
    const { server } = await openSetup({
      GetCompanyList: () => Response.json({ data: companies, total: companies.length }),
      AddClientDetails: () => {
        companies = [companyRow(12, 'Shree Gajanan Steel Works')];
        return Response.json({ data: [{ CompanyId: 12 }] });
      },
    });
    await fillCompany();
    press('Next');
    await waitFor(() => expect(server.sentTo('AddClientDetails')).toHaveLength(1));
    press('Previous');
    expect(await screen.findByText('Shree Gajanan Steel Works is on the letterhead of your quotations.')).toBeTruthy();
    press('Next');
    await settle();
    expect(server.sentTo('AddClientDetails')).toHaveLength(1);
  });

  test('opens the step again whose entry the server refuses (OPS-22)', async () => {
    await openSetup({ AddTax: refusal(409, 'Tax is already present.', { code: 'TaxAlreadyPresent', field: 'tax' }) });
    press('Next');
    enter('Another Percentage', '18');
    press('Next');
    const field = await screen.findByRole('textbox', { name: 'Another Percentage', description: 'Tax is already present.' });
    expect(field).toBeTruthy();
  });
});

describe('the users', () => {
  async function addMeenal(change: object = {}) {
    const { server } = await openSetup({
      AddOfficeUsers: answer([
        { fld_userid: 8, fld_name: 'Meenal Dabholkar', fld_officemobile: '9822000001', fld_password: 'abcd-efgh-jkmn' },
      ]),
      ...change,
    });
    press('Next');
    press('Next');
    enter('Full Name', 'Meenal Dabholkar');
    enter('Official Mobile', '9822000001');
    enter('Nick Name', 'MD');
    await choose('Rights', 'Sales');
    return server;
  }

  test('get rights by a preset, and passwords that are shown once, to be printed (OPS-23)', async () => {
    const server = await addMeenal();
    press('Next');
    expect(await findNotice('Please enter your own Password.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Your Password/), { target: { value: 'correct horse' } });
    press('Next');
    const dialog = within(await screen.findByRole('dialog', { name: 'First Passwords' }));
    expect(dialog.getByText('abcd-efgh-jkmn')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Print' })).toBeTruthy();
    expect(server.sentTo('AddOfficeUsers')[0]?.body).toEqual({
      users: [{ name: 'Meenal Dabholkar', officemobile: '9822000001', nickname: 'MD', preset: 'Sales' }],
      password: 'correct horse',
    });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/correct horse|abcd-efgh/);
  });

  test('are asked for whole rows (OPS-23)', async () => {
    const server = await addMeenal();
    enter('Official Mobile', '98220');
    press('Next');
    expect(await screen.findByRole('textbox', { name: 'Official Mobile', description: /Mobile/ })).toBeTruthy();
    expect(await server.allSent('AddOfficeUsers')).toEqual([]);
  });
});

describe('the card on the dashboard', () => {
  async function openDashboard(state: readonly object[], login: object = boss) {
    storeTestLogin(login);
    stubServer({ ...replies, GetLoginRecord: answer([login]), GetSetupState: answer(state), DismissSetup: answer(state) });
    return openApp('/dashboard');
  }

  test('invites to begin while there is no company (OPS-21)', async () => {
    const app = await openDashboard(stateOf(['Taxes']));
    const card = within(await screen.findByRole('region', { name: 'Set up your office' }));
    fireEvent.click(card.getByRole('link', { name: 'Start' }));
    await waitFor(() => expect(app.path()).toBe('/setup'));
  });

  test('says what is open, until all is done or dismissed (OPS-24)', async () => {
    await openDashboard(stateOf(['Company', 'Taxes', 'Users']));
    const card = within(await screen.findByRole('region', { name: 'Set-up: 3 of 5 done' }));
    expect(card.getByText('Still open: Import, Mail.')).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: 'Dismiss' }));
    await findNotice('The set-up is no longer shown. You find it under /setup.');
  });

  test.each([
    ['once it is dismissed', stateOf(['Company'], 'Yes'), boss],
    ['once all is done', stateOf(['Company', 'Taxes', 'Users', 'Import', 'Mail']), boss],
    ['to users who are no Administrators', stateOf([]), testUser],
  ])('does not appear %s (OPS-24)', async (_, state, login) => {
    await openDashboard(state, login);
    await screen.findByRole('heading', { name: 'Dashboard' });
    await settle();
    expect(screen.queryByText(/^Set-up|^Set up your office/)).toBeNull();
  });
});
