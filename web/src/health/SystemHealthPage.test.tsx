import { healthMessages as say } from '@vikray/contract/health/health-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { noticeTexts, press } from '../../../testing/screens/web-form-actions.ts';
import { healthRow } from '../../../testing/screens/web-health.ts';
import { shellReplies, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { wholeText } from '../../../testing/screens/web-whole-text.ts';
import { openApp } from '../open-app.tsx';
import { forgetAnswersWithLogin, refreshLogin } from '../platform/session.ts';

const administrator = { ...testUser, fld_logintype: 'Administrator' };

beforeEach(() => {
  storeTestLogin(administrator);
});

const disk = healthRow('Disk space', {
  fld_result: 'Problem',
  fld_text: 'Only 300 MB are free on the disk of the server.',
  fld_advice: 'Delete files that the server no longer needs.',
});
const mail = healthRow('Mail', { fld_result: 'Note', fld_text: 'No mail server is set up.', fld_advice: 'Set SMTP_URL.' });
const clock = healthRow('Clock');
const stock = healthRow('Stock', { fld_group: 'Data' });
const key = healthRow('Secret key', { fld_group: 'Security' });

async function openHealth(rows: readonly object[], replies: object = {}) {
  const server = stubServer({ ...shellReplies, GetLoginRecord: answer([administrator]), GetSystemHealth: answer(rows), ...replies });
  openApp('/systemhealth');
  await screen.findByRole('heading', { name: say.title, level: 1 });
  return server;
}

/** The entry of the menu, with the state beside its name. */
const menuEntry = () => screen.findByRole('link', { name: /^System Health/ });

test('a healthy panel is one green sentence with the number of checks, and shows them on request (OPS-10)', async () => {
  await openHealth([clock, stock, key]);
  expect(await screen.findByText('All 3 checks are fine.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Data' })).toBeNull();
  press(say.showAll);
  const data = within(screen.getByRole('region', { name: 'Data' }));
  expect(data.getByText('Stock is as it must be.')).toBeTruthy();
});

test('shows what is wrong first with state, sentence, advice and moment, and what is fine as one line (OPS-10, RES-13)', async () => {
  await openHealth([mail, clock, { ...disk, fld_group: 'Security' }, stock, key]);
  const wrong = within(await screen.findByRole('region', { name: 'Needs Attention' }));
  expect(wrong.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'ProblemDisk spaceOnly 300 MB are free on the disk of the server.Delete files that the server no longer needs.Checked 20-11-2026 10:00',
    'NoteMailNo mail server is set up.Set SMTP_URL.Checked 20-11-2026 10:00Dismiss',
  ]);
  expect(screen.getByText('The other 3 checks are fine.')).toBeTruthy();
  press(say.showAll);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Needs Attention', 'Now', 'Data', 'Security']);
});

test('a date in a sentence stays on one line, as on the narrowest phones (SHR-14)', async () => {
  await openHealth([healthRow('Backup', { fld_result: 'Note', fld_text: 'Last done at 15:50. Next at 28-11-2026 09:00.' })]);
  expect((await screen.findByText('28-11-2026')).className).toBe('unbroken');
});

test('the menu entry shows the worst state (OPS-10)', async () => {
  await openHealth([disk, mail, clock]);
  await waitFor(async () => expect((await menuEntry()).textContent).toBe('System HealthProblem'));
});

test('dismisses a note, which then counts as fine (OPS-14)', async () => {
  let rows: readonly object[] = [mail, clock];
  const server = await openHealth([], {
    GetSystemHealth: () => answer(rows)(),
    DismissHealthNote: () => {
      const until = '2026-12-20T04:30:00.000Z';
      rows = [clock, { ...mail, fld_dismisseduntil: until }];
      return answer([{ fld_check: 'Mail', fld_dismisseduntil: until }])();
    },
  });
  await screen.findByText('No mail server is set up.');
  press(say.dismissNamed('Mail'));
  expect(await screen.findByText('All 2 checks are fine.')).toBeTruthy();
  expect(server.sentTo('DismissHealthNote').map(({ body }) => body)).toEqual([{ check: 'Mail' }]);
  expect(noticeTexts()).toEqual([say.dismissed]);
  expect((await menuEntry()).textContent).toBe('System HealthOK');
  press(say.showAll);
  expect(screen.getByText(wholeText('Dismissed until 20-12-2026'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: say.dismissNamed('Mail') })).toBeNull();
});

test('loads the checks again when the server refuses to dismiss one', async () => {
  let rows: readonly object[] = [mail];
  await openHealth([], {
    GetSystemHealth: () => answer(rows)(),
    DismissHealthNote: () => {
      rows = [{ ...mail, fld_result: 'Warning' }];
      return refusal(409, say.onlyNotes)();
    },
  });
  await screen.findByText('No mail server is set up.');
  press(say.dismissNamed('Mail'));
  expect(await screen.findByText(say.onlyNotes)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: say.dismissNamed('Mail') })).toBeNull());
});

test('runs the nightly checks at once, and shows their results as they come (OPS-13)', async () => {
  let rows: readonly object[] = [{ ...stock, fld_result: 'Note', fld_text: 'This check has not run yet.' }];
  const server = await openHealth([], {
    GetSystemHealth: () => answer(rows)(),
    RunJob: () => {
      rows = [stock];
      return answer([{ fld_job: 'health', fld_startedat: '2026-11-20T04:30:00.000Z' }])();
    },
  });
  await screen.findByText('This check has not run yet.');
  press(say.runNow);
  expect(await screen.findByText(say.started)).toBeTruthy();
  expect(server.sentTo('RunJob').map(({ body }) => body)).toEqual([{ job: 'health' }]);
  expect(await screen.findByText('The check is fine.', undefined, { timeout: 5000 })).toBeTruthy();
});

test('says to everyone else that it is for Administrators only (OPS-10)', async () => {
  storeTestLogin();
  await openHealth([], { GetLoginRecord: answer([testUser]), GetSystemHealth: refusal(403, messages.notAuthorised) });
  expect(await screen.findByText(messages.notAuthorised)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^System Health/ })).toBeNull();
});

test('shows nothing more to a user who is no longer an Administrator, once any page of theirs knows (OPS-10)', async () => {
  let [record, reply] = [answer([administrator]), answer([disk, clock])];
  await openHealth([], { GetLoginRecord: () => record(), GetSystemHealth: () => reply() });
  await screen.findByText('Only 300 MB are free on the disk of the server.');
  onTestFinished(forgetAnswersWithLogin());
  [record, reply] = [answer([testUser]), refusal(403, messages.notAuthorised)];
  await act(refreshLogin);
  expect(await screen.findByText(messages.notAuthorised)).toBeTruthy();
  expect(screen.queryByText('Only 300 MB are free on the disk of the server.')).toBeNull();
});

test('says when the checks could not be read, and can try again (SHR-14)', async () => {
  let reply = refusal(404, 'There is no such operation.');
  await openHealth([], { GetSystemHealth: () => reply() });
  expect(await screen.findByText('There is no such operation.')).toBeTruthy();
  reply = answer([clock]);
  press('Try again');
  expect(await screen.findByText('The check is fine.')).toBeTruthy();
});
