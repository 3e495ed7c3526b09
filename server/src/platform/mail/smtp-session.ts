/** Sends one mail over one connection to the mail server. */
import { Readable } from 'node:stream';
import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection';
import type { ComposedMail } from './compose-mail.ts';
import { isThisMachine } from '../this-machine.ts';
import type { MailSettings, SmtpServer } from './mail-settings.ts';
import { oneLine, troubleOf, type ReachTrouble, type Trouble } from './mail-trouble.ts';

/** The server's answer when it accepted the mail for all recipients. */
export interface Accepted {
  readonly answer: string;
}

/** Sends a mail to the server. Never throws for failures of the server or the network. */
export async function sendOverSmtp(
  server: SmtpServer,
  { timeoutMs, deadlineMs }: MailSettings,
  mail: ComposedMail,
): Promise<Accepted | Trouble> {
  const connection = connectionTo(server, timeoutMs);
  let wasHandedOver = false;
  // Read only after the server has asked for the text.
  const text = new Readable({
    read() {
      wasHandedOver = true;
      this.push(mail.bytes);
      this.push(null);
    },
  });
  const ended = endOf(connection, deadlineMs);
  try {
    const info = await Promise.race([converse(connection, server, mail, text), ended.promise]);
    if (info.rejected.length === 0) return { answer: oneLine(info.response) };
    const answers = info.rejectedErrors?.map((error) => error.response ?? '').join(' ') ?? '';
    // If the server refuses all of them, `send` fails.
    return { trouble: 'SomeRefused', rejected: info.rejected, answer: oneLine(answers) };
  } catch (error) {
    return troubleOf(error, wasHandedOver);
  } finally {
    ended.forget();
    connection.close();
  }
}

/** Connects to the server, logs in if there is a login, and leaves. The trouble if that fails. */
export async function logInOverSmtp(server: SmtpServer, { timeoutMs, deadlineMs }: MailSettings): Promise<ReachTrouble | undefined> {
  const connection = connectionTo(server, timeoutMs);
  const ended = endOf(connection, deadlineMs);
  try {
    await Promise.race([logIn(connection, server), ended.promise]);
    return undefined;
  } catch (error) {
    const { trouble } = troubleOf(error, false);
    return trouble === 'TooSlow' || trouble === 'Insecure' || trouble === 'LoginRefused' || trouble === 'Refused' ? trouble : 'Unreachable';
  } finally {
    ended.forget();
    connection.close();
  }
}

function connectionTo(server: SmtpServer, timeoutMs: number): SMTPConnection {
  return new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    requireTLS: server.login !== undefined && !isThisMachine(server.host),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
}

/** Fails when the connection breaks or the time is over. */
function endOf(connection: SMTPConnection, deadlineMs: number) {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(Object.assign(new Error('The time for the whole mail is over'), { code: 'ETIMEDOUT' })),
    deadlineMs,
  );
  // The listener stays, so that a later error does not end the panel.
  connection.on('error', reject);
  connection.once('end', () => reject(Object.assign(new Error('The connection was closed'), { code: 'ECONNECTION' })));
  promise.catch(() => {});
  return { promise, forget: () => clearTimeout(timer) };
}

async function converse(
  connection: SMTPConnection,
  server: SmtpServer,
  { from, to, bytes }: ComposedMail,
  text: Readable,
): Promise<SMTPConnectionSendInfo> {
  await logIn(connection, server);
  return new Promise((resolve, reject) =>
    connection.send({ from, to: [...to], size: bytes.length }, text, (error, info) =>
      info ? resolve(info) : reject(error ?? new Error('No answer')),
    ),
  );
}

async function logIn(connection: SMTPConnection, { login }: SmtpServer): Promise<void> {
  await new Promise<void>((resolve, reject) => connection.connect((error) => (error ? reject(error) : resolve())));
  if (!login) return;
  const credentials = { user: login.user, pass: login.password };
  await new Promise<void>((resolve, reject) =>
    connection.login({ ...credentials, credentials }, (error) => (error ? reject(error) : resolve())),
  );
}
