/** Every sentence about duties. */
export const dutyMessages = {
  notFound: 'This duty does not exist.',
  alreadyRunning: 'This is already running.',
  cannotRun: 'This server cannot run it.',
  endedWithin: 'The server ended while this was running.',
  unexpected: 'This ended with an unexpected error. The log of the server has the details.',
} as const;
