/** What System Health says about the jobs of the panel. */
import { recentInstant } from '../platform/dates.ts';

/** The names of jobs for the office. A job without one is shown under its own name. */
const titles: Readonly<Record<string, string>> = {
  housekeeping: 'Deleting what has expired',
  'expiry-words': 'Search by expired validity',
  settle: 'Money that is open',
  'answer-mails': 'Mails about answers of customers',
  'password-resets': 'Mails about forgotten passwords',
  'security-mail': 'Mails about logins',
  health: 'Nightly checks',
  backup: 'Nightly backup',
  'backup check': 'Backup verification',
  'trial restore': 'Weekly trial restore',
};

/** The name of a job for the office, which is also the name of its check. `isRepeated`: it runs at an interval within the day. */
export function jobTitle(name: string, isRepeated: boolean): string {
  if (name === 'backup' && isRepeated) return 'Backup';
  return titles[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}

type Instant = string | undefined;

export const jobCheckMessages = {
  fine: (doneAt: Instant, dueAt: Instant, today: string) =>
    [
      doneAt === undefined ? 'It has not run yet.' : `Last done at ${recentInstant(doneAt, today)}.`,
      ...(dueAt === undefined ? [] : [`Next at ${recentInstant(dueAt, today)}.`]),
    ].join(' '),
  running: 'It is running now.',
  overdue: (dueAt: string, today: string) => `It was due at ${recentInstant(dueAt, today)} and has not run.`,
  overdueAdvice: 'Ask the person who runs the server to restart the panel. If that does not help, see the log for the reason.',
  failed: (failure: string, failures: number, doneAt: Instant, today: string) =>
    `It failed${failures === 1 ? '' : ` ${failures} times`}: ${failure} ${doneAt === undefined ? 'It has never been done.' : `Last done at ${recentInstant(doneAt, today)}.`}`,
  failedAdvice: 'The panel tries again by itself. If it fails again, ask the person who runs the server to read the log.',
} as const;
