import { dateAt } from '@vikray/contract/platform/dates.ts';
import { findCompany } from '../companies/public.ts';
import { mailboxesOf } from '../follow-ups/public.ts';
import { whatsAppNumber } from '../lookups/public.ts';
import { listTemplates } from '../mail-templates/public.ts';
import { balanceOf, customerOfAccount } from '../money/public.ts';
import { instantBefore, minuteMs } from '../platform/durations.ts';
import { handler } from '../platform/handler.ts';
import { callsAboutMoney } from '../sales-calls/public.ts';
import { listOfficeMailboxes } from '../users/public.ts';
import { reminderFactsOf } from './reminder-facts.ts';
import { countReminders, lastReminders } from './reminder-store.ts';

const shownCalls = 5;
const shownReminders = 3;

export const GetCollection = handler('GetCollection', async ({ db, input: account, now, settings, fail }) => {
  const customer = await customerOfAccount(db, account);
  const company = await findCompany(db, account.companyId);
  if (!customer || !company) throw fail('AccountNotFound');
  const balance = await balanceOf(db, account, dateAt(now));
  const { contacts, customer: own } = mailboxesOf(customer);
  const speaksTo = customer.contacts[0]?.name ?? customer.companyName;
  // A reminder that is on its way for longer than the deadline of a mail was interrupted.
  const late = instantBefore(now, settings.mail.deadlineMs + minuteMs);
  const templates = (await listTemplates(db)).filter(({ occasion }) => occasion === 'Payment');
  const sent = await countReminders(db, account, balance.bills[0]?.dueOn ?? '');
  const people = customer.contacts.map(async ({ name, mobile, phone, email }) => ({
    name,
    mobile: mobile || phone,
    whatsApp: await whatsAppNumber(mobile, customer.country),
    email,
  }));
  return [
    {
      customerId: customer.customerId,
      companyName: customer.companyName,
      companyId: company.companyId,
      net: balance.net,
      overdue: balance.overdue,
      noReminders: customer.noReminders,
      contacts: await Promise.all(people),
      calls: await callsAboutMoney(db, account, shownCalls),
      reminders: await lastReminders(db, account, { most: shownReminders, late }),
      recipients: [
        ...contacts.map(({ name, address }) => ({ name, email: address, speaksTo: name })),
        ...own.map(({ name, address }) => ({ name, email: address, speaksTo })),
      ],
      users: (await listOfficeMailboxes(db)).map(({ name, address }) => ({ name, email: address })),
      presetTemplateId: templates[Math.min(sent, templates.length - 1)]?.templateId ?? null,
      facts: [reminderFactsOf(balance, company, customer)],
    },
  ];
});
