/** Every sentence about jobs. */
export const jobMessages = {
  notFound: 'This job does not exist.',
  alreadyRunning: 'This is already running.',
  cannotRun: 'This server cannot run this job.',
  endedWithin: 'The server ended while this was running.',
  unexpected: 'This ended with an unexpected error. See the log of the server for details.',
} as const;
