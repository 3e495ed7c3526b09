/** Every sentence about backups. */
export const backupMessages = {
  off: 'Set BACKUP_DIR to use this.',
  offLong: 'There are no scheduled backups. Set BACKUP_DIR on the server to a folder on another disk, and start the panel again.',
  noFolder: (folder: string) => `BACKUP_DIR: the folder ${folder} does not exist.`,
  notWritable: (folder: string) => `BACKUP_DIR: the panel cannot write to the folder ${folder}.`,
  noSpace: (free: string, needed: string) => `Not enough space: ${free} free, ${needed} needed.`,
  wrongEngine: 'This database cannot be backed up by the panel.',
  altered: 'This backup has changed since it was made. Do not restore it.',
  damaged: (file: string, sentence: string) => `${file}: ${sentence}`,
  nothingToRestore: 'There is no verified backup for a trial restore.',
  restoredWrong: (faults: string) => `The trial restore found that the contents of the backup do not agree: ${faults}.`,
  mayNotCreate: (user: string) =>
    `The trial restore needs a database of its own. Allow it on the PostgreSQL server: ALTER USER ${user} CREATEDB.`,
  otherDatabase: (name: string) => `The database ${name} is not one of the panel's trial restores. Rename it or remove it.`,
  wrongStock: (count: number) => `the stock of ${count === 1 ? '1 product' : `${count} products`} is not the sum of its movements`,
  wrongQuotations: (count: number) =>
    count === 1 ? '1 quotation is not the sum of its lines' : `${count} quotations are not the sum of their lines`,
  unexpected: 'The backup ended with an unexpected error. See the log of the server for details.',
  ended: 'The backup program ended before the backup was complete.',
  none: 'No backups yet. The next backup is the first one. Back Up Now makes one at once.',
  noneScheduled: 'No backups yet.',
  started: 'The backup has started.',
  failed: (sentence: string) => `The last backup failed. ${sentence}`,
  trialFailed: (sentence: string) => `The last trial restore failed. ${sentence}`,
  place: 'Folder',
  next: 'Next backup',
  restore: 'To restore one, run this on the server',
  elsewhere: 'To copy them to another machine, in case this disk fails',
  copyCommand: (folder: string) => `rsync --archive ${folder}/ backup@another-machine:vikray/`,
  key: 'Key of the private entries',
  keyApart: (place: string) =>
    'No backup contains the key of the private entries. Without it, the identity documents and bank accounts in a backup are lost. ' +
    `Copy ${place} to another place, apart from the backups.`,
  keyCopied: 'The key is kept in another place',
  keyConfirmed: (time: string, name: string) => `Confirmed at ${time} by ${name}`,
  noKey: 'There is no key yet. It is made with the first private entry.',
  origins: { Job: 'Panel', 'By hand': 'By hand', Command: 'By command' },
  took: (seconds: number) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  good: 'Good',
  bad: 'Failed',
  notVerified: 'Not verified yet',
  onServer: (by: string) => `${by} on the server`,
  restoredNotice: (file: string, by: string, lastChange: string) =>
    `The database was restored from the backup ${file} by ${by} on the server.${lastChange === '' ? '' : ` Its last change is from ${lastChange}.`}`,
  notice: (sentence: string) => `A backup has failed. ${sentence}`,
  mailSubject: (brand: string) => `${brand}: a backup has failed`,
  mailText: (sentence: string, time: string) =>
    `A backup of the panel has failed at ${time}.\n\n${sentence}\n\n` +
    'The panel tries again after 1, 5 and 30 minutes, then at its next time. Earlier backups are kept. ' +
    'The page Backups shows the present state.\n',
} as const;
