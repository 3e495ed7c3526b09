import { healthResults } from '@vikray/contract/health/health-check.ts';
import { listBackups } from '../backups/public.ts';
import { freeBytes } from '../platform/disk-space.ts';
import type { Measure } from '../platform/metrics.ts';
import { lastMails } from './health-facts-store.ts';
import type { HealthContext } from './check.ts';
import { readHealth } from './read-health.ts';

/** What a watching machine asks of the office's panel besides its speed: backups, jobs, mail, the disk and the checks of System Health. */
export async function measureOffice(context: HealthContext): Promise<Measure[]> {
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

function measure(name: Measure['name'], value: number, labels: Measure['labels'] = {}): Measure {
  return { name, value, labels };
}

function instant(name: Measure['name'], at: string | undefined, labels?: Measure['labels']): Measure[] {
  return at === undefined ? [] : [measure(name, Date.parse(at) / 1000, labels)];
}
