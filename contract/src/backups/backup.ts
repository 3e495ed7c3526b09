import * as z from 'zod';
import { instant } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';

/** The number of the record 'backup' in the audit log and in the bell: all backups are one record there. */
export const backupsNumber = 1;

/** The origin of a backup: the scheduled job, an Administrator on the page, or a command on the server. */
export const backupOrigins = ['Job', 'By hand', 'Command'] as const;
export type BackupOrigin = (typeof backupOrigins)[number];

/** A backup, or a failed attempt. A time is blank before it comes. */
export const backup = row({
  file: z.string(),
  at: instant,
  /** In bytes; 0 for an attempt that failed. */
  size: z.int(),
  /** How long it took; 0 when a command made it. */
  seconds: z.int(),
  verifiedAt: instant,
  restoredAt: instant,
  /** Blank unless it failed or is damaged. */
  failure: z.string(),
  origin: z.enum(backupOrigins),
});

export type Backup = z.output<typeof backup>;

/** The folder of backups, and when the next one is due. */
export const backupFolder = row({
  /** Blank without scheduled backups. */
  folder: z.string(),
  /** The command that restores a backup, as it is run on this server; blank without scheduled backups. */
  restoreCommand: z.string(),
  /** Why no backup can be made there; blank when one can. */
  trouble: z.string(),
  /** Blank without scheduled backups. */
  dueAt: instant,
  isRunning: z.boolean(),
  /** The sentence of the last run if it failed. */
  failure: z.string(),
  /** The same of the weekly trial restore. */
  trialFailure: z.string(),
  /** Where the key of the private entries is, which no backup contains; blank while there is no key. */
  keyPlace: z.string(),
  /** When an Administrator has confirmed that a copy of the key is in another place, and who; blank before. */
  keyCopiedAt: instant,
  keyCopiedBy: z.string(),
});

/** The confirmation that a copy of the key is in another place. */
export const confirmedKeyCopy = row({ keyCopiedAt: instant });

export type BackupFolder = z.output<typeof backupFolder>;

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** A number of bytes as people read it: `1.2 GB`, `35.0 MB`. A MB has 1,048,576 bytes, as in the limits of files and in their quota. */
export function sizeText(bytes: number): string {
  return bytes >= GB / 10 ? `${(bytes / GB).toFixed(1)} GB` : `${(bytes / MB).toFixed(1)} MB`;
}
