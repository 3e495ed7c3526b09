import { healthResults } from '@vikray/contract/health/health-check.ts';
import { listBackups } from '../backups/public.ts';
import type { PanelMeasure } from '../platform/metrics.ts';
import { lastMails } from './health-facts-store.ts';
import type { HealthContext } from './check.ts';
import { freeBytes } from './free-bytes.ts';
import { readHealth } from './read-health.ts';

/** The measures, with the words that explain them to the watching machine. */
const helps = {
  vikray_check: 'A check of System Health: 0 OK, 1 Note, 2 Warning, 3 Problem.',
  vikray_job_last_success_timestamp_seconds: 'When the last run of a job that succeeded has ended.',
  vikray_job_next_run_timestamp_seconds: 'When a job is due next.',
  vikray_job_failures: 'The runs of a job that have failed since the last that succeeded.',
  vikray_backup_last_good_timestamp_seconds: 'When the last backup that is verified was made.',
  vikray_backup_last_good_bytes: 'The size of the last backup that is verified.',
  vikray_backup_last_ok: '1 if the last backup succeeded, 0 if it failed.',
  vikray_mail_last_sent_timestamp_seconds: 'When the last mail to a customer was sent.',
  vikray_mail_last_ok: '1 if the last mail to a customer was sent, 0 if it failed.',
  vikray_disk_free_bytes: 'The free space on the disk of the panel.',
} as const;
type MeasureName = keyof typeof helps;

/** What a watching machine asks of the office's panel besides its speed: backups, jobs, mail, the disk and the checks of System Health. */
export async function measureOffice(context: HealthContext): Promise<PanelMeasure[]> {
  const { db, now, panel } = context;
  const { backupDir, database } = panel.config;
  const [checks, jobs, mails, backups, free] = await Promise.all([
    readHealth(context),
    panel.jobs.states(),
    lastMails(db),
    backupDir === undefined ? [] : listBackups(db, backupDir, now),
    freeBytes(database),
  ]);
  const good = backups.find(({ verifiedAt, failure }) => verifiedAt !== '' && failure === '');
  const sent = mails.find(({ isSent }) => isSent);
  const able = jobs.filter(({ obstacle }) => obstacle === undefined);
  return [
    ...checks.map(({ check, result }) => measure('vikray_check', healthResults.indexOf(result), { check })),
    ...able.flatMap(({ name: job, doneAt, dueAt, failures }) => [
      ...instant('vikray_job_last_success_timestamp_seconds', doneAt, { job }),
      ...instant('vikray_job_next_run_timestamp_seconds', dueAt, { job }),
      measure('vikray_job_failures', failures, { job }),
    ]),
    ...instant('vikray_backup_last_good_timestamp_seconds', good?.at),
    ...(good ? [measure('vikray_backup_last_good_bytes', good.size)] : []),
    ...(backups[0] ? [measure('vikray_backup_last_ok', backups[0].failure === '' ? 1 : 0)] : []),
    ...instant('vikray_mail_last_sent_timestamp_seconds', sent?.at),
    ...(mails[0] ? [measure('vikray_mail_last_ok', mails[0].isSent ? 1 : 0)] : []),
    measure('vikray_disk_free_bytes', free),
  ];
}

function measure(name: MeasureName, value: number, labels: PanelMeasure['labels'] = {}): PanelMeasure {
  return { name, help: helps[name], value, labels };
}

function instant(name: MeasureName, at: string | undefined, labels?: PanelMeasure['labels']): PanelMeasure[] {
  return at === undefined ? [] : [measure(name, Date.parse(at) / 1000, labels)];
}
