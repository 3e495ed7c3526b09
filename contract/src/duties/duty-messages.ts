/** Every sentence about duties. */
export const dutyMessages = {
  notFound: 'This duty does not exist.',
  alreadyRunning: 'This is already running.',
  cannotRun: 'This server cannot run this duty.',
  endedWithin: 'The server ended while this was running.',
  unexpected: 'This ended with an unexpected error. See the log of the server for details.',
} as const;
