/** The tasks of the backup program, which runs in a separate process so that no request waits for it. */

/** The address of the database to back up. */
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
