import { followUpMessages } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { handler } from '../platform/handler.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';

export const SendTestMail = handler(
  'SendTestMail',
  async ({ input: { email }, user, now, settings, fail, record }) => {
    const { transport, from } = settings.mail;
    if (!transport) throw fail('NoMailServer');
    const mail = await composeMail({
      from: from ?? { name: settings.brandName, address: email },
      replyTo: undefined,
      to: [{ name: '', address: email }],
      subject: say.testSubject(settings.brandName),
      text: say.testText(user.name),
      html: '',
      attachments: [],
      date: new Date(now),
    });
    const delivery = await deliverMail(transport, settings.mail, mail);
    if ('trouble' in delivery) {
      const { trouble, rejected } = delivery;
      throw fail(trouble, rejected.length > 0 ? followUpMessages.recipientRefused(rejected.join(', ')) : undefined);
    }
    record({ record: 'setting', id: 1, name: 'mail', summary: say.testHistory(email) });
    return [{ email }];
  },
  // A mail that has left cannot be recalled, and the mail server may be slow.
  { actsOutside: true },
);
