import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, enter, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { followUpRow } from '../../../testing/screens/web-follow-ups.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { mailOptionsRow, mailTemplateRow } from '../../../testing/screens/web-mails.ts';
import { approvedQuotationRow } from '../../../testing/screens/web-orders.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const reminder = mailTemplateRow({ fld_templateid: 4, fld_name: 'First Reminder', fld_step: 1 });
const thanks = mailTemplateRow({ fld_templateid: 5, fld_name: 'Thank You', fld_subject: 'Thank you', fld_text: 'Dear {name},\n\n{link}' });

/** Opens the mail of the one due deal. */
async function openMail(replies: object = {}) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Follow Up List', 'Add Follow Up', 'Send Quotation')),
    GetFollowUpList: answer([followUpRow(3)], { total: 1 }),
    GetQuotation: answer([approvedQuotationRow(3)], { total: 1 }),
    GetTimeline: answer([]),
    GetFollowUp: answer([{ fld_name: 'Dr. Asmita Gokhale', fld_email: 'asmita@lotus.example.in', fld_mails: [] }]),
    GetMailOptions: answer([mailOptionsRow()]),
    GetMailTemplate: answer([reminder, thanks]),
    SendMailer: answer([{ MailId: 9 }]),
    ...replies,
  });
  openApp('/followups');
  await screen.findByText('Niramaya Lotus Hospital 3');
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('button', { name: 'Mail' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(say.preview);
  return { server, dialog, preview: () => dialog.getByRole('region', { name: say.preview }).textContent };
}

const sentBody = async (server: Awaited<ReturnType<typeof openMail>>['server']) => {
  await waitFor(() => expect(server.sentTo('SendMailer')).toHaveLength(1));
  return server.sentTo('SendMailer')[0]?.body;
};

describe('the mail of a deal', () => {
  test('keeps its changed words when the session ends, until it is cancelled (FUP-14)', async () => {
    const shownText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;
    await openMail();
    const untouched = shownText();
    enter('Text', 'Namaste {name},');
    cleanup();
    const { dialog } = await openMail();
    expect(shownText()).toBe('Namaste {name},');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    press('Yes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    await openMail();
    expect(shownText()).toBe(untouched);
  });

  test('begins with the template that the server proposes, filled as it will be sent (FUP-19, LET-11)', async () => {
    const { server, dialog, preview } = await openMail();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Our Quotation {number}');
    expect(preview()).toContain('Our Quotation RSD/2026-2027/0003');
    expect(preview()).toContain('Dear Dr. Asmita Gokhale,');
    fireEvent.click(dialog.getByRole('button', { name: 'Send Mail' }));
    expect(await sentBody(server)).toEqual({
      quotationid: 3,
      email: 'asmita@lotus.example.in',
      clientid: 12,
      templateid: 4,
      attachpdf: 'Yes',
    });
    expect(await screen.findByText(say.sentTo('asmita@lotus.example.in'))).toBeTruthy();
  });

  test('sends the documented body for the letter without choices, whose words cannot be changed (FUP-13, FUP-18)', async () => {
    const { server, dialog, preview } = await openMail();
    await choose(say.template, 'Follow-up');
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    expect(preview()).toContain('We refer to our commercial proposal RSD/2026-2027/0003');
    fireEvent.click(dialog.getByRole('button', { name: 'Send Mail' }));
    expect(await sentBody(server)).toEqual({ quotationid: 3, email: 'asmita@lotus.example.in', clientid: 12 });
  });

  test('sends changed words, copies, files and the link as chosen (FUP-13, FUP-14)', async () => {
    const { server, dialog, preview } = await openMail();
    enter('Text', 'Namaste {name},\n\nA word.');
    await choose(say.to, 'Bursar <bursar@lotus.example.in>');
    await choose(say.cc, 'Rohini Sondhi <rs@example.in>');
    await choose(say.files, 'plan.pdf, 2 KB');
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Attach / }));
    fireEvent.click(dialog.getByRole('checkbox', { name: say.sendLink }));
    expect(preview()).toContain('Namaste Mr. Rao,');
    expect(preview()).toContain(say.linkInPreview);
    fireEvent.click(dialog.getByRole('button', { name: 'Send Mail' }));
    expect(await sentBody(server)).toEqual({
      quotationid: 3,
      email: 'bursar@lotus.example.in',
      clientid: 12,
      templateid: 4,
      text: 'Namaste {name},\n\nA word.',
      cc: ['rs@example.in'],
      attachpdf: 'No',
      link: 'Yes',
      attachmentids: [7],
    });
  });

  test('names an unknown placeholder, and shows what the server refuses at its field (FUP-14, FUP-19)', async () => {
    const { server, dialog } = await openMail({
      SendMailer: refusal(400, say.addressOfOther, { code: 'AddressOfOther', field: 'email' }),
    });
    enter('Text', 'Dear {foo},');
    fireEvent.click(dialog.getByRole('button', { name: 'Send Mail' }));
    expect(sentenceAt('Text')).toBe('Unknown placeholder {foo}.');
    expect(await server.allSent('SendMailer')).toEqual([]);
    enter('Text', 'Dear {name},');
    fireEvent.click(dialog.getByRole('button', { name: 'Send Mail' }));
    await waitFor(() => expect(dialog.getByText(say.addressOfOther)).toBeTruthy());
  });

  test('without an answer is sent once, also after a reload (GEN-21)', async () => {
    const { server: before, dialog } = await openMail({ SendMailer: noAnswer });
    fireEvent.click(dialog.getByRole('button', { name: 'Send Mail' }));
    await screen.findByText(messages.somethingWentWrong);
    cleanup();
    const { server, dialog: again } = await openMail();
    fireEvent.click(again.getByRole('button', { name: 'Send Mail' }));
    await sentBody(server);
    expect(server.sentTo('SendMailer')).toEqual(before.sentTo('SendMailer'));
  });

  test('offers no link where none can be made (FUP-24)', async () => {
    const { dialog } = await openMail({ GetMailOptions: answer([mailOptionsRow({ fld_canshare: 'No' })]) });
    expect(dialog.queryByRole('checkbox', { name: say.sendLink })).toBeNull();
  });
});
