import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, enter, findNotice } from '../../../testing/screens/web-form-actions.ts';
import { shellReplies, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

const boss = { ...testUser, fld_logintype: 'Administrator', fld_officeemail: 'boss@rao.example' };

function row(name: string, value: string, more: object = {}) {
  const usual = { fld_source: 'Preset', fld_isset: value !== '', fld_variable: '', fld_islocked: false, fld_version: 3 };
  return { fld_name: name, fld_value: value, ...usual, ...more };
}

const rows = [
  row('secondstep', 'Nobody'),
  row('brandname', 'Vikray', { fld_variable: 'BRAND_NAME' }),
  row('smtpurl', '', { fld_variable: 'SMTP_URL' }),
  row('smtppassword', '', { fld_variable: 'SMTP_URL' }),
  row('mailfrom', '', { fld_variable: 'MAIL_FROM' }),
  row('followupmobiles', '', { fld_variable: 'FOLLOWUP_MOBILES' }),
  row('oldquotationcompany', '', { fld_variable: 'OLD_QUOTATION_COMPANY' }),
  row('sessionidlehours', '12', { fld_variable: 'SESSION_IDLE_HOURS' }),
  row('sessionmaxdays', '7', { fld_variable: 'SESSION_MAX_DAYS' }),
  row('filesquota', '2048', { fld_variable: 'FILES_QUOTA' }),
  row('ewaysitegstinfrom', ''),
  row('quotationvaliddays', '30'),
  row('linkvaliddays', '30'),
  row('upilimit', '100000.00'),
  row('gsttdspercent', '2.00'),
  row('gsttdsfrom', ''),
  row('incometaxtdspercent', '0.10'),
  row('incometaxtdsfrom', ''),
  row('paymentplans', '30 days'),
  row('port', '3000', { fld_variable: 'PORT', fld_islocked: true, fld_isset: false }),
  row('secretkey', '', { fld_variable: 'SECRET_KEY', fld_islocked: true, fld_isset: true, fld_source: 'Environment' }),
];

const changed = (changes: Readonly<Record<string, object>>) => rows.map((each) => ({ ...each, ...changes[each.fld_name] }));

async function openSettings(change: object = {}, settings: readonly object[] = rows) {
  storeTestLogin(boss);
  const server = stubServer({
    ...shellReplies,
    GetLoginRecord: answer([boss]),
    GetSystemHealth: refusal(403, 'no'),
    GetCompanyList: answer([], { total: 0 }),
    GetSettings: answer(settings),
    UpdateSettings: answer(settings),
    ...change,
  });
  openApp('/settings');
  await screen.findByRole('form', { name: 'Mail' });
  return server;
}

const section = (name: string) => within(screen.getByRole('form', { name }));
const press = (name: string, button: string) => fireEvent.click(section(name).getByRole('button', { name: button }));

beforeEach(() => {
  storeTestLogin(boss);
});

describe('the settings', () => {
  test('are saved section by section, and only what has changed (OPS-15)', async () => {
    const server = await openSettings();
    expect(section('Office').getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    enter('Brand Name', 'Rao Furniture');
    press('Office', 'Save');
    await findNotice('Settings saved successfully.');
    expect(server.sentTo('UpdateSettings')[0]?.body).toEqual({ version: 3, settings: [{ name: 'brandname', value: 'Rao Furniture' }] });
  });

  test('keep what is entered while a section is saved, and save it next (OPS-15)', async () => {
    const saved = Promise.withResolvers<void>();
    let now: readonly object[] = rows;
    const server = await openSettings({
      GetSettings: () => answer(now)(),
      UpdateSettings: async () => {
        await saved.promise;
        now = changed({ sessionidlehours: { fld_value: '10' } }).map((each) => ({ ...each, fld_version: 4 }));
        return answer(now)();
      },
    });
    const hours = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Log Out after (Hours)' });
    enter('Log Out after (Hours)', '10');
    press('Logins', 'Save');
    await waitFor(() => server.sentTo('UpdateSettings'));
    enter('Log Out after (Hours)', '11');
    saved.resolve();
    await findNotice('Settings saved successfully.');
    await settle();
    expect(hours().value).toBe('11');
    press('Logins', 'Save');
    await waitFor(() =>
      expect(server.sentTo('UpdateSettings')[1]?.body).toEqual({ version: 4, settings: [{ name: 'sessionidlehours', value: '11' }] }),
    );
  });

  test('are saved once, also when Save is pressed again before the page shows them (OPS-15)', async () => {
    const reloaded = Promise.withResolvers<void>();
    let isSaved = false;
    const server = await openSettings({
      GetSettings: async () => {
        if (isSaved) await reloaded.promise;
        return answer(rows)();
      },
      UpdateSettings: () => {
        isSaved = true;
        return answer(rows)();
      },
    });
    enter('Brand Name', 'Rao Furniture');
    press('Office', 'Save');
    await findNotice('Settings saved successfully.');
    press('Office', 'Save');
    expect(await server.allSent('UpdateSettings')).toEqual(['UpdateSettings']);
    reloaded.resolve();
    await waitFor(() => expect(section('Office').getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true));
  });

  test('are saved in one section right after another, before the page has read them again (OPS-15)', async () => {
    const now = changed({ brandname: { fld_value: 'Rao Furniture' } }).map((each) => ({ ...each, fld_version: 4 }));
    let isSaved = false;
    const server = await openSettings({
      GetSettings: () => (isSaved ? new Promise<Response>(() => undefined) : answer(rows)()),
      UpdateSettings: () => {
        isSaved = true;
        return answer(now)();
      },
    });
    enter('Brand Name', 'Rao Furniture');
    enter('Log Out after (Hours)', '10');
    press('Office', 'Save');
    await findNotice('Settings saved successfully.');
    await settle();
    press('Logins', 'Save');
    await waitFor(() =>
      expect(server.sentTo('UpdateSettings')[1]?.body).toEqual({ version: 4, settings: [{ name: 'sessionidlehours', value: '10' }] }),
    );
  });

  test('name who needs a second step (SEC-08, OPS-19)', async () => {
    const server = await openSettings();
    await choose('Two-step sign-in required for', 'Everybody');
    press('Logins', 'Save');
    await waitFor(() =>
      expect(server.sentTo('UpdateSettings')[0]?.body).toEqual({ version: 3, settings: [{ name: 'secondstep', value: 'Everybody' }] }),
    );
  });

  test('refuse a wrong value at its field, before anything is sent (OPS-20)', async () => {
    const server = await openSettings();
    enter('Log Out after (Hours)', '721');
    press('Logins', 'Save');
    const field = await screen.findByRole('textbox', { name: 'Log Out after (Hours)', description: /SESSION_IDLE_HOURS must be/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(await server.allSent('UpdateSettings')).toEqual([]);
  });

  test('that the environment sets are locked, with its variable; what only it can set is listed (OPS-16, OPS-18)', async () => {
    await openSettings({}, changed({ brandname: { fld_value: 'Head Office', fld_islocked: true, fld_source: 'Environment' } }));
    expect(section('Office').getByText('Set by the environment (BRAND_NAME).')).toBeTruthy();
    expect(section('Office').getByText('Head Office').getAttribute('aria-readonly')).toBe('true');
    const environment = within(screen.getByRole('region', { name: 'Set by the Environment' }));
    expect(environment.getByText('PORT').nextElementSibling?.textContent).toBe('3000');
    expect(environment.getByText('SECRET_KEY').nextElementSibling?.textContent).toBe('Set');
  });
});

describe('the mail server', () => {
  test('is sent as an address, with the password apart (OPS-15)', async () => {
    const server = await openSettings();
    enter('Server', 'mail.rao.example');
    await choose('Security', 'TLS from the first byte (port 465)');
    enter('Login', 'office@rao.example');
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 's3cret' } });
    press('Mail', 'Save');
    await waitFor(() =>
      expect(server.sentTo('UpdateSettings')[0]?.body).toEqual({
        version: 3,
        settings: [
          { name: 'smtpurl', value: 'smtps://office%40rao.example@mail.rao.example' },
          { name: 'smtppassword', value: 's3cret' },
        ],
      }),
    );
  });

  test('that was not reached can be saved anyway (OPS-20)', async () => {
    const sentence = 'The mail server cannot be reached. Nothing was saved.';
    const server = await openSettings({ UpdateSettings: refusal(409, sentence, { code: 'MailServerNotReached' }) });
    enter('Server', 'mail.rao.example');
    press('Mail', 'Save');
    fireEvent.click(await screen.findByRole('button', { name: 'Save Anyway' }));
    await waitFor(() => expect(server.sentTo('UpdateSettings')).toHaveLength(2));
    expect(server.sentTo('UpdateSettings')[1]?.body).toMatchObject({ saveanyway: 'Yes' });
  });

  test('sends a test mail to the Administrator once it is saved (OPS-15)', async () => {
    const server = await openSettings(
      { SendTestMail: answer([{ fld_email: 'boss@rao.example' }]) },
      changed({ smtpurl: { fld_value: 'smtp://mail.rao.example', fld_isset: true, fld_source: 'Settings' } }),
    );
    press('Mail', 'Send Test Mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Test Mail' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await findNotice('The test mail was sent to boss@rao.example.');
    expect(server.sentTo('SendTestMail')[0]?.body).toEqual({ email: 'boss@rao.example' });
  });
});

describe('the lists of the office', () => {
  test('are added to, and their entries renamed (OPS-19)', async () => {
    const server = await openSettings({
      GetIndustry: answer([{ label: 'Hospitl', value: 1 }]),
      AddLookup: answer([{ LookupId: 9 }]),
      RenameLookup: answer([{ LookupId: 1 }]),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Rename Hospitl' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Hospital' } });
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await findNotice('Hospital is in the list.');
    expect(server.sentTo('RenameLookup')[0]?.body).toEqual({ list: 'Industries', lookupid: 1, name: 'Hospital' });
    fireEvent.click(screen.getByRole('button', { name: 'Add Entry' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Aviation' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await findNotice('Aviation is in the list.');
    expect(server.sentTo('AddLookup')[0]?.body).toEqual({ list: 'Industries', name: 'Aviation' });
  });

  test('get an entry once, also when Add is pressed again before they are read again (OPS-19)', async () => {
    const read = Promise.withResolvers<void>();
    let isAdded = false;
    const server = await openSettings({
      GetIndustry: async () => {
        if (isAdded) await read.promise;
        return answer([{ label: 'Hospital', value: 1 }])();
      },
      AddLookup: () => {
        isAdded = true;
        return answer([{ LookupId: 9 }])();
      },
    });
    await screen.findByRole('button', { name: 'Rename Hospital' });
    fireEvent.click(screen.getByRole('button', { name: 'Add Entry' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Aviation' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await server.allSent('AddLookup')).toEqual(['AddLookup']);
    expect(screen.queryByRole('dialog')).toBeNull();
    read.resolve();
  });
});
