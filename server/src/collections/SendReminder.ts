import { collectionHistory } from '@vikray/contract/collections/collection-messages.ts';
import { reminderValues } from '@vikray/contract/collections/reminder-values.ts';
import { filledContent, mentionsLink } from '@vikray/contract/follow-ups/mail-content.ts';
import { statementPaper } from '@vikray/contract/money/statement-paper.ts';
import { dateAt, datesOfFinancialYear, financialYear } from '@vikray/contract/platform/dates.ts';
import { drawnAttachment, handOverMail, mailWords, noPaper, recipientsAt } from '../follow-ups/public.ts';
import { balanceOf, companyToPay, customerOfAccount, statementOf } from '../money/public.ts';
import { handler } from '../platform/handler.ts';
import { overdueInvoices } from './overdue-invoices.ts';
import { reminderFactsOf } from './reminder-facts.ts';
import { finishReminder, startReminder } from './reminder-store.ts';

export const SendReminder = handler(
  'SendReminder',
  async (context) => {
    const { db, input, user, now, fail } = context;
    const { customerId, companyId, templateId, attach } = input;
    const account = { customerId, companyId };
    const today = dateAt(now);
    /** What is overdue now. Refuses where nothing is, or no reminder is wanted. */
    const look = async () => {
      const customer = await customerOfAccount(db, account);
      if (!customer) throw fail('CustomerUnknown');
      if (customer.noReminders === 'Yes') throw fail('NotToBeReminded');
      const balance = await balanceOf(db, account, today);
      // Who has paid on account owes nothing altogether, although no mark has settled the bill yet.
      if (balance.overdue === 0 || balance.net <= 0) throw fail('NothingOverdue');
      return { customer, balance };
    };
    const company = await companyToPay(db, companyId);
    if (!company) throw fail('CompanyUnknown');
    if (company.moneyFrom === '') throw fail('NotKept');
    const { customer, balance } = await look();
    const speaksTo = customer.contacts[0]?.name ?? customer.companyName;
    const recipients = await recipientsAt(context, input, { customer, speaksTo });
    const { subject = '', text = '' } = await mailWords(context, input);
    if (mentionsLink({ subject, text })) throw fail('LinkInReminder');

    const papers = async () => {
      if (attach === 'Bills') return { ...noPaper, pdf: await overdueInvoices(context, balance) };
      if (attach !== 'Statement') return noPaper;
      const period = { from: datesOfFinancialYear(financialYear(today)).earliest, to: today };
      const statement = await statementOf(db, account, period);
      const payTo = { ...company, customerId };
      return drawnAttachment(context, statementPaper({ company, customer, payTo, ...period, ...statement, isToConfirm: false }));
    };
    const reminderId = await handOverMail(context, {
      recipients,
      issuerEmail: company.email,
      papers,
      files: [],
      content: async (_, signatory) =>
        filledContent(
          { subject, text },
          reminderValues(reminderFactsOf(balance, company, customer), { name: recipients.name, signatory, today }),
        ),
      look,
      start: async (mail) =>
        startReminder(
          db,
          {
            ...account,
            templateId,
            recipient: recipients.to.address,
            cc: recipients.cc.map(({ address }) => address),
            ...mail,
          },
          { userId: user.userId, now },
        ),
      finish: async (id, result, answer) => finishReminder(db, id, result, answer),
      entry: (to) => ({
        record: 'customer',
        id: customerId,
        name: customer.companyName,
        kind: 'Mail',
        summary: collectionHistory.reminded(to),
      }),
    });
    return [{ reminderId }];
  },
  // As with every mail.
  { actsOutside: true },
);
