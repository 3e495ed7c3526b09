import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, chosenIn, enter, findNotice, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { mailTemplateRow } from '../../../testing/screens/web-mails.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const reminder = mailTemplateRow({ fld_templateid: 1, fld_name: 'First Reminder', fld_step: 1 });
const festival = mailTemplateRow({ fld_templateid: 2, fld_name: 'Festival', fld_updatedon: '2026-11-20T10:00:00.000Z' });

const everyRight: readonly RightName[] = ['View Mail Template', 'Add Mail Template', 'Delete Mail Template'];

async function openTemplates(replies: object = {}, rights = everyRight) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetMailTemplate: answer([reminder, festival], { total: 2 }),
    ...replies,
  });
  openApp('/mailtemplates');
  await screen.findByText('Festival');
  return server;
}

async function openForm(button: string, replies: object = {}) {
  const server = await openTemplates(replies);
  press(button);
  return { server, dialog: within(await screen.findByRole('dialog')) };
}

describe('the list of mail templates', () => {
  test('shows name, step, subject and date, and says that the letter stays (FUP-17, FUP-18)', async () => {
    await openTemplates();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'S.No.',
      'Name',
      'Step',
      'Subject',
      'Updated On',
      'Action',
    ]);
    const rows = screen.getAllByRole('row').filter((row) => row.closest('tbody'));
    const cells = rows.map((row) => within(row).getAllByRole('cell'));
    expect(cells.map((row) => row.map((cell) => cell.textContent))).toEqual([
      ['1', 'First Reminder', '1', 'Our Quotation {number}', '', ''],
      ['2', 'Festival', '', 'Our Quotation {number}', '20th November 2026', ''],
    ]);
    expect(screen.getByText(say.letterStays)).toBeTruthy();
  });

  test('offers each user what they may do (FUP-17)', async () => {
    await openTemplates({}, ['View Mail Template']);
    expect(screen.queryByRole('button', { name: say.add })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
  });
});

describe('the form of a mail template', () => {
  test.each([say.add, 'Edit Festival'])('keeps what is typed when the session ends, until it is closed: %s', async (button) => {
    const shownText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;
    await openForm(button);
    const untouched = shownText();
    enter('Text', 'Dear {name},');
    cleanup();
    const { dialog } = await openForm(button);
    expect(shownText()).toBe('Dear {name},');
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    press('Yes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(button);
    await screen.findByRole('dialog');
    expect(shownText()).toBe(untouched);
  });

  test.each([say.add, 'Edit Festival'])('asks before it discards what is typed: %s (SHR-15)', async (button) => {
    await openForm(button);
    const form = screen.getByRole('dialog');
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    const escape = () => fireEvent.keyDown(text, { key: 'Escape' });
    enter('Text', 'Dear {name},');
    escape();
    expect(within(screen.getByRole('dialog', { name: messages.discardUnsaved })).getByText(say.formTitle)).toBeTruthy();
    press('No');
    expect(screen.getAllByRole('dialog')).toEqual([form]);
    expect(text.value).toBe('Dear {name},');
    escape();
    press('Yes');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes at Escape when nothing is typed', async () => {
    await openForm(say.add);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Text' }), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('adds one with its step (FUP-17)', async () => {
    const { server, dialog } = await openForm(say.add, { AddMailTemplate: answer([{ TemplateId: 3 }]) });
    expect(dialog.getByText('Placeholders: {name} {company}', { exact: false })).toBeTruthy();
    enter('Name', 'Visit');
    await choose('Step', 'Step 3');
    enter('Subject', 'Our visit');
    enter('Text', 'Dear {name},\n\nThank you.');
    fireEvent.click(dialog.getByRole('button', { name: say.add }));
    expect(await screen.findByText(say.added)).toBeTruthy();
    const body = { name: 'Visit', step: 3, occasion: '', subject: 'Our visit', text: 'Dear {name},\n\nThank you.' };
    expect(server.sentTo('AddMailTemplate').map((sent) => sent.body)).toEqual([body]);
  });

  test.each([
    [say.offer, { step: 0, occasion: '' }],
    [say.occasionNames.Revision, { step: '', occasion: 'Revision' }],
  ])('adds one of the step %s (LET-10)', async (step, keys) => {
    const { server, dialog } = await openForm(say.add, { AddMailTemplate: answer([{ TemplateId: 3 }]) });
    enter('Name', 'Own words');
    await choose('Step', step);
    enter('Subject', 'Our quotation');
    enter('Text', 'Dear {name},');
    fireEvent.click(dialog.getByRole('button', { name: say.add }));
    expect(await screen.findByText(say.added)).toBeTruthy();
    expect(server.sentTo('AddMailTemplate')[0]?.body).toMatchObject(keys);
  });

  test('names an unknown placeholder before it sends anything (FUP-19)', async () => {
    const { server, dialog } = await openForm(say.add);
    enter('Name', 'Visit');
    enter('Subject', 'Our visit');
    enter('Text', 'Dear {foo},');
    fireEvent.click(dialog.getByRole('button', { name: say.add }));
    expect(sentenceAt('Text')).toBe('Unknown placeholder {foo}.');
    expect(await server.allSent('AddMailTemplate')).toEqual([]);
  });

  test('changes one from what it says, and shows a name that is in use at the name (FUP-17)', async () => {
    const { server } = await openForm('Edit First Reminder', {
      UpdateMailTemplate: refusal(409, say.present, { code: 'TemplateAlreadyPresent', field: 'name' }),
    });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('Dear {name},\n\nA word.');
    expect(chosenIn('Step')).toContain('Step 1');
    enter('Name', 'Festival');
    press(say.update);
    await waitFor(() => expect(sentenceAt('Name')).toBe(say.present));
    expect(server.sentTo('UpdateMailTemplate')[0]?.body).toEqual({
      id: 1,
      version: 4,
      name: 'Festival',
      step: 1,
      occasion: '',
      subject: 'Our Quotation {number}',
      text: 'Dear {name},\n\nA word.',
    });
  });

  test('keeps what was typed when someone else has changed the template, which is loaded again (FUP-17)', async () => {
    const changed = { ...reminder, fld_subject: 'About {number}', fld_version: 5 };
    let templates = answer([reminder, festival], { total: 2 });
    let reply = () => {
      templates = answer([changed, festival], { total: 2 });
      reply = answer([{ TemplateId: 1 }]);
      return refusal(409, messages.versionConflict, { code: 'VersionConflict' })();
    };
    const { server, dialog } = await openForm('Edit First Reminder', {
      GetMailTemplate: () => templates(),
      UpdateMailTemplate: () => reply(),
    });
    enter('Text', 'Dear {name},\n\nA long text.');
    press(say.update);
    fireEvent.click(await dialog.findByRole('button', { name: 'Load again' }));
    await findNotice(messages.changesKept);
    press(new RegExp(say.update));
    await findNotice(say.updated);
    expect(server.sentTo('UpdateMailTemplate').map(({ body }) => body)).toMatchObject([
      { version: 4, subject: 'Our Quotation {number}', text: 'Dear {name},\n\nA long text.' },
      { version: 5, subject: 'About {number}', text: 'Dear {name},\n\nA long text.' },
    ]);
  });

  test('asks before it deletes one (FUP-17)', async () => {
    const { server, dialog } = await openForm('Delete Festival', { DeleteMailTemplate: answer([{ TemplateId: 2 }]) });
    expect(dialog.getByText(say.confirmDelete)).toBeTruthy();
    press('Yes');
    expect(await screen.findByText(say.deleted)).toBeTruthy();
    expect(server.sentTo('DeleteMailTemplate').map((sent) => sent.body)).toEqual([{ templateid: 2, version: 4 }]);
  });
});
