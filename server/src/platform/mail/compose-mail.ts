import { randomUUID } from 'node:crypto';

/** A name with an e-mail address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A mail before it is composed. */
export interface Mail {
  /** The sender: a mailbox, or the address from the settings. */
  readonly from: Mailbox | string;
  /** The recipient of answers, if it is not the sender. */
  readonly replyTo: Mailbox | undefined;
  readonly to: readonly Mailbox[];
  /** The recipients of a copy, visible to all. */
  readonly cc?: readonly Mailbox[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly content: Uint8Array }[];
  readonly date: Date;
}

/** A mail in the form that is sent. */
export interface ComposedMail {
  /** Known before sending, so that the log can identify the mail whatever happens. */
  readonly messageId: string;
  readonly from: string;
  /** The addresses of all recipients. */
  readonly to: readonly string[];
  readonly bytes: Buffer;
}

/** Writes a mail with a text part, an HTML part and its attachments. */
export async function composeMail({ from, replyTo, to, cc = [], attachments, ...rest }: Mail): Promise<ComposedMail> {
  // Loaded for the first mail.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    ...rest,
    from,
    replyTo,
    to: [...to],
    ...(cc.length > 0 && { cc: [...cc] }),
    attachments: attachments.map(({ content, ...attachment }) => ({ ...attachment, content: Buffer.from(content) })),
    // The content of a letter is text, never the name of a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = composer.compile();
  const envelope = message.getEnvelope();
  const sender = envelope.from || '';
  const messageId = `<${randomUUID()}@${sender.split('@')[1] ?? 'localhost'}>`;
  message.setHeader('Message-ID', messageId);
  return { messageId, from: sender, to: envelope.to ?? [], bytes: await message.build() };
}
