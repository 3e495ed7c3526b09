import { messages } from '@vikray/contract/platform/messages.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { testUser, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { wholeText } from '../../../testing/screens/web-whole-text.ts';
import { openApp } from '../open-app.tsx';
import { forgetAnswersWithLogin, refreshLogin } from '../platform/session.ts';

beforeEach(() => {
  storeTestLogin({ fld_logintype: 'Administrator' });
});

const folder = {
  fld_folder: '/var/backups/vikray',
  fld_restorecommand: 'npm run restore -- /var/backups/vikray/FILE',
  fld_trouble: '',
  fld_dueat: '2026-11-21T21:00:00.000Z',
  fld_isrunning: false,
  fld_failure: '',
  fld_trialfailure: '',
  fld_keyplace: '',
  fld_keycopiedat: '',
  fld_keycopiedby: '',
};
const backup = {
  fld_file: 'vikray-2026-11-21-0230.backup',
  fld_at: '2026-11-20T21:00:00.000Z',
  fld_size: 1_288_490_189,
  fld_seconds: 41,
  fld_verifiedat: '2026-11-20T21:00:41.000Z',
  fld_restoredat: '',
  fld_failure: '',
  fld_origin: 'Job',
};
const failed = { ...backup, fld_file: '', fld_size: 0, fld_seconds: 0, fld_verifiedat: '', fld_failure: 'The disk is full.' };

const office = {
  ...shellReplies,
  GetLoginRecord: answer([{ ...testUser, fld_logintype: 'Administrator' }]),
  GetBackupFolder: answer([folder]),
  GetBackup: answer([backup]),
};

async function openBackups(replies: object = {}) {
  const server = stubServer({ ...office, ...replies });
  openApp('/backups');
  await screen.findByRole('heading', { name: 'Backups' });
  return server;
}

async function cellsOf(text: string): Promise<(string | null)[]> {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error('The list has no rows');
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

describe('the page of backups', () => {
  test('lists what there is, where it lies, when the next is due, and the command that restores (OPS-06)', async () => {
    await openBackups();
    expect(await cellsOf('vikray-2026-11-21-0230.backup')).toEqual([
      '21-11-2026 02:30:00',
      'vikray-2026-11-21-0230.backup',
      '1.2 GB',
      '41 s',
      '21-11-2026 02:30:41',
      '–',
      'Panel',
      '–',
      'Good',
    ]);
    const place = within(screen.getByRole('region', { name: 'Folder' }));
    expect(place.getByText('/var/backups/vikray')).toBeTruthy();
    expect(place.getByText(wholeText('22-11-2026 02:30:00'))).toBeTruthy();
    expect(place.getByText('npm run restore -- /var/backups/vikray/FILE')).toBeTruthy();
  });

  test('shows the list only below the folder, so that it does not move', async () => {
    const late = Promise.withResolvers<Response>();
    const server = await openBackups({ GetBackupFolder: () => late.promise });
    await waitFor(() => server.sentTo('GetBackup'));
    await server.allSent();
    expect(screen.getByRole('region', { name: 'Loading' }).textContent).toContain('Folder');
    expect(screen.queryByRole('region', { name: 'Backups' })).toBeNull();
    late.resolve(answer([folder])());
    expect(await screen.findByRole('region', { name: 'Backups' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Loading' })).toBeNull();
  });

  test('shows a failed attempt and a backup of a command that is not verified yet (OPS-05, OPS-09)', async () => {
    const byCommand = { ...backup, fld_file: 'today.backup', fld_seconds: 0, fld_verifiedat: '', fld_origin: 'Command' };
    await openBackups({
      GetBackup: answer([failed, byCommand]),
      GetBackupFolder: answer([{ ...folder, fld_failure: 'The disk is full.' }]),
    });
    expect((await cellsOf('The disk is full.')).slice(1, 5)).toEqual(['–', '–', '–', '–']);
    expect((await cellsOf('The disk is full.')).at(-1)).toBe('Failed');
    expect((await cellsOf('today.backup')).slice(-3)).toEqual(['By command', '–', 'Not verified yet']);
    expect(screen.getByText('The last backup failed. The disk is full.')).toBeTruthy();
  });

  test('starts a backup, follows it, and then shows it (OPS-06)', async () => {
    let isRunning = false;
    const server = await openBackups({
      GetBackup: () => answer(isRunning ? [] : [backup])(),
      GetBackupFolder: () => answer([{ ...folder, fld_isrunning: isRunning }])(),
      RunJob: () => {
        isRunning = true;
        return answer([{ fld_job: 'backup', fld_startedat: '2026-11-20T21:00:00.000Z' }])();
      },
    });
    await screen.findByText('vikray-2026-11-21-0230.backup');
    press('Back Up Now');
    expect(await screen.findByText('The backup has started.')).toBeTruthy();
    expect(server.sentTo('RunJob')[0]?.body).toEqual({ job: 'backup' });
    await waitFor(() => expect(screen.getByRole('button', { name: /Back Up Now/ }).getAttribute('aria-busy')).toBe('true'));
    const before = server.sentTo('GetBackup').length;
    isRunning = false;
    await waitFor(() => expect(server.sentTo('GetBackup').length).toBeGreaterThan(before), { timeout: 5000 });
    await waitFor(() => expect(screen.getByRole('button', { name: /Back Up Now/ }).getAttribute('aria-busy')).toBeNull());
  });

  test('shows a backup that is done before the page has asked whether it runs (OPS-06)', async () => {
    let isDone = false;
    await openBackups({
      GetBackup: () => answer(isDone ? [backup] : [])(),
      RunJob: () => {
        isDone = true;
        return answer([{ fld_job: 'backup', fld_startedat: '2026-11-20T21:00:00.000Z' }])();
      },
    });
    await screen.findByText(/^No backups yet/);
    press('Back Up Now');
    expect(await screen.findByText('vikray-2026-11-21-0230.backup')).toBeTruthy();
  });

  test('warns until an Administrator has ticked that the key is kept in another place, and then says who has (RES-02)', async () => {
    let confirmed = {};
    const server = await openBackups({
      GetBackupFolder: () => answer([{ ...folder, fld_keyplace: '/var/lib/vikray/secret.key', ...confirmed }])(),
      ConfirmKeyCopy: () => {
        confirmed = { fld_keycopiedat: '2026-11-20T21:00:00.000Z', fld_keycopiedby: 'Asha' };
        return answer([{ fld_keycopiedat: '2026-11-20T21:00:00.000Z' }])();
      },
    });
    const key = within(await screen.findByRole('region', { name: 'Key of the private entries' }));
    expect(key.getByRole('alert').textContent).toContain('Copy /var/lib/vikray/secret.key to another place');
    act(() => key.getByRole('checkbox', { name: 'The key is kept in another place' }).click());
    expect(await key.findByText(wholeText('Confirmed at 21-11-2026 02:30:00 by Asha'))).toBeTruthy();
    expect(key.queryByRole('alert')).toBeNull();
    expect(key.getByRole('checkbox')).toHaveProperty('disabled', true);
    expect(server.sentTo('ConfirmKeyCopy')).toHaveLength(1);
  });

  test('without a folder says what to set, and offers no backup (OPS-01)', async () => {
    await openBackups({
      GetBackup: answer([]),
      GetBackupFolder: answer([{ ...folder, fld_folder: '', fld_dueat: '', fld_trouble: 'There are no scheduled backups.' }]),
    });
    expect(await screen.findByText('There are no scheduled backups.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back Up Now' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Folder' })).toBeNull();
  });

  test('says so when there are none yet (OPS-06)', async () => {
    await openBackups({ GetBackup: answer([]) });
    expect(await screen.findByText(/^No backups yet\./)).toBeTruthy();
  });

  test('shows nothing more to a user who is no longer an Administrator, once any page of theirs knows (OPS-06)', async () => {
    let demoted = false;
    const refused = refusal(403, messages.notAuthorised);
    await openBackups({
      GetLoginRecord: () => (demoted ? answer([testUser]) : office.GetLoginRecord)(),
      GetBackup: () => (demoted ? refused : office.GetBackup)(),
      GetBackupFolder: () => (demoted ? refused : office.GetBackupFolder)(),
    });
    await cellsOf('vikray-2026-11-21-0230.backup');
    onTestFinished(forgetAnswersWithLogin());
    demoted = true;
    await act(refreshLogin);
    expect(await screen.findByText(messages.notAuthorised)).toBeTruthy();
    expect(screen.queryByText('vikray-2026-11-21-0230.backup')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Folder' })).toBeNull();
  });

  test('says to everyone else that it is for Administrators only (OPS-06)', async () => {
    storeTestLogin();
    const refused = refusal(403, messages.notAuthorised);
    await openBackups({ GetLoginRecord: answer([testUser]), GetBackup: refused, GetBackupFolder: refused });
    expect(await screen.findByText(messages.notAuthorised)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back Up Now' })).toBeNull();
  });
});
