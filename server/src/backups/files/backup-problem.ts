/** A backup or restore did nothing. The message is one sentence that gives the reason. */
export class BackupProblem extends Error {}
