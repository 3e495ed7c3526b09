/** A real mail server on this machine, for as long as a test needs it, with the misbehaviour that the test asks for. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpServer } from '../../server/src/platform/mail/mail-settings.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The mail as it came over the wire. */
  readonly source: string;
}

export interface MailServer {
  /** Where the panel finds it. */
  readonly smtp: SmtpServer;
  readonly received: readonly ReceivedMail[];
  /** Breaks every connection, as a server that falls over. */
  breakOff(): void;
}

interface Behaviour extends SMTPServerOptions {
  /** What the server does with a mail it has read, before it confirms it; what it throws is its refusal. */
  readonly beforeConfirming?: (server: MailServer) => Promise<void> | void;
  readonly login?: SmtpServer['login'];
}

/** Starts a mail server until the test ends. Without any wish it takes every mail, without TLS and login. */
export async function startMailServer({ beforeConfirming, login, ...options }: Behaviour = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    closeTimeout: 1,
    onData(stream, session, confirm) {
      const take = async () => {
        const source = await text(stream);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address), source });
        await beforeConfirming?.(mailServer);
      };
      take().then(() => confirm(null, 'Taken, thank you'), confirm);
    },
    ...options,
  });
  // A client that hangs up at once is what some tests are about.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const breakOff = () => {
    for (const connection of server.connections) connection.close();
  };
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const mailServer: MailServer = { smtp: { host: '127.0.0.1', port, isSecure: options.secure ?? false, login }, received, breakOff };
  return mailServer;
}

/** A refusal in the server's own words. */
export function smtpRefusal(code: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode: code });
}
