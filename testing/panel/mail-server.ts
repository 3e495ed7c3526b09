/** Mail servers for the length of a test. */
import { onTestFinished } from 'vitest';
import { openMailServer, type Behaviour, type MailServer } from './mail-receiver.ts';

/** Starts a mail server that runs until the test ends. By default it accepts every mail, without TLS or login. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const server = await openMailServer(behaviour);
  onTestFinished(server.stop);
  return server;
}

/** An error with which the server refuses a mail. */
export function smtpRefusal(code: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode: code });
}
