/** A real mail server on this machine, with the faults that a test asks for. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpServer } from '../../server/src/platform/mail/mail-settings.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw mail. */
  readonly source: string;
}

export interface MailServer {
  /** The settings with which the panel reaches the server. */
  readonly smtp: SmtpServer;
  readonly received: readonly ReceivedMail[];
  /** Cuts every connection, like a server that crashes. */
  dropConnection(): void;
  stop(): Promise<void>;
}

export interface Behaviour extends SMTPServerOptions {
  /** Runs after the server has read a mail and before it confirms it. Throws to refuse the mail. */
  readonly beforeConfirming?: (server: MailServer) => Promise<void> | void;
  readonly login?: SmtpServer['login'];
}

/** Starts a mail server. By default it accepts every mail, without TLS or login. */
export async function openMailServer({ beforeConfirming, login, ...options }: Behaviour = {}): Promise<MailServer> {
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
  // Some tests hang up at once on purpose.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const dropConnection = () => {
    for (const connection of server.connections) connection.close();
  };
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  const mailServer: MailServer = {
    smtp: { host: '127.0.0.1', port, isSecure: options.secure ?? false, login },
    received,
    dropConnection,
    stop,
  };
  return mailServer;
}
