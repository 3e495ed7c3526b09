/** The work of the backup program, which runs in a process of its own so that no request waits for it. */

/** The database, as far as a backup needs to know it. */
export type BackedUpDatabase = { readonly file: string } | { readonly url: string };

export type BackupTask =
  /** Writes a backup and checks it. */
  | { readonly kind: 'write'; readonly database: BackedUpDatabase; readonly target: string }
  /** Checks a finished backup. */
  | { readonly kind: 'verify'; readonly path: string }
  /** Restores a backup into a temporary place and checks its contents there. */
  | { readonly kind: 'trial'; readonly database: BackedUpDatabase; readonly path: string };

/** How a task ended. A sentence is for people; an error is for the log. */
export type BackupReply = { readonly isDone: true } | { readonly sentence: string } | { readonly error: string };
