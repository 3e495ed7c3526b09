import { messages } from '@vikray/contract/platform/messages.ts';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerRow, lookups } from '../../../testing/screens/web-customers.ts';
import { choose, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { manas } from '../../../testing/screens/web-rights.ts';
import { answer, noAnswer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { entryRow, noteRow } from '../../../testing/screens/web-threads.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const withNotes: RightName[] = ['Customer List', 'Add Note'];

async function openTimeline(replies: object = {}, rights: RightName[] = withNotes, view = say.heading as string, id = 41) {
  const server = stubServer({
    ...shellReplies,
    ...lookups,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetCustomer: answer([]),
    GetCustomerList: answer([customerRow(41, 'Niramaya')], { total: 1 }),
    GetUserNames: answer([manas], { total: 1 }),
    GetTimeline: answer([entryRow(), noteRow('Call after Diwali.')]),
    ...replies,
  });
  const app = openApp(`/viewcustomer?id=${id}`);
  await screen.findByText('Customer Details');
  fireEvent.click(screen.getByRole('tab', { name: view }));
  return { server, app };
}

const entries = () => screen.getAllByRole('listitem').filter((item) => item.classList.contains('entry'));

describe('the timeline of a customer', () => {
  test('is a tab behind the documented steps, kept in the address (THR-29)', async () => {
    const { app } = await openTimeline();
    await screen.findByText(/noted: Call after Diwali/);
    expect(app.address()).toBe('/viewcustomer?id=41&view=Timeline');
    fireEvent.keyDown(screen.getByRole('tab', { name: say.heading }), { key: 'Home' });
    await screen.findByText('Customer Details');
    expect(screen.getByRole('tab', { name: say.details }).getAttribute('aria-selected')).toBe('true');
  });

  test('shows a stock movement and the balance in Indian grouping (GEN-04)', async () => {
    const moved = entryRow({ fld_kind: 'Stock', fld_text: 'dispatched 1000', fld_quantity: '-1000.00', fld_balance: '123456.78' });
    await openTimeline({ GetTimeline: answer([moved]) });
    expect(await screen.findByText('−1,000.00')).toBeTruthy();
    expect(screen.getByText(say.balance('1,23,456.78'))).toBeTruthy();
  });

  test('says who did what, and leads to the record (THR-24, THR-25)', async () => {
    await openTimeline();
    const link = await screen.findByRole('link', { name: 'ABC/2026-2027/0001' });
    expect(link.getAttribute('href')).toBe('/viewquotation?id=7');
    expect(entries()[0]?.textContent).toContain('Meera Nair approved ABC/2026-2027/0001 (total ₹10,738.00)');
  });

  test('adds a note with a mention, and shows it (THR-15, THR-16)', async () => {
    const { server } = await openTimeline({ AddNote: answer([{ NoteId: 9 }]) });
    await screen.findByText(/noted: Call after Diwali/);
    fireEvent.change(screen.getByRole('textbox', { name: say.note }), { target: { value: 'Ask Dr Rao.' } });
    await choose(say.mention, 'Manas Kulpe');
    press(say.addNote);
    await screen.findByText(say.noteAdded);
    expect(server.sentTo('AddNote')[0]?.body).toEqual({ record: 'customer', recordid: 41, text: 'Ask Dr Rao.', mentions: [8] });
    await waitFor(() => expect(server.sentTo('GetTimeline').length).toBeGreaterThan(1));
  });

  test('what is typed while a note is added is the next one (THR-15)', async () => {
    const added = Promise.withResolvers<void>();
    const { server } = await openTimeline({ AddNote: () => added.promise.then(answer([{ NoteId: 9 }])) });
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.note });
    fireEvent.change(note, { target: { value: 'Ask Dr Rao.' } });
    press(say.addNote);
    await waitFor(() => server.sentTo('AddNote'));
    fireEvent.change(note, { target: { value: 'Ask Dr Rao. And Manas' } });
    added.resolve();
    await screen.findByText(say.noteAdded);
    expect(note.value).toBe('And Manas');
  });

  test('a note without an answer is added once, also after a reload (GEN-21)', async () => {
    const { server: before } = await openTimeline({ AddNote: noAnswer });
    fireEvent.change(await screen.findByRole('textbox', { name: say.note }), { target: { value: 'Ask Dr Rao.' } });
    press(say.addNote);
    await screen.findByText(messages.somethingWentWrong);
    cleanup();
    const { server } = await openTimeline({ AddNote: answer([{ NoteId: 9 }]) });
    await screen.findByRole('textbox', { name: say.note });
    press(say.addNote);
    await screen.findByText(say.noteAdded);
    expect(server.sentTo('AddNote')).toEqual(before.sentTo('AddNote'));
  });

  test('keeps a note that is not added yet, in every view of its customer and after a visit elsewhere', async () => {
    await openTimeline();
    const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.note });
    fireEvent.change(await note(), { target: { value: 'Half a' } });
    await choose(say.mention, 'Manas Kulpe');
    fireEvent.click(screen.getByRole('tab', { name: say.notesAndFiles }));
    expect((await note()).value).toBe('Half a');
    cleanup();
    const { server } = await openTimeline({ AddNote: answer([{ NoteId: 9 }]) });
    expect((await note()).value).toBe('Half a');
    press(say.addNote);
    await screen.findByText(say.noteAdded);
    expect(server.sentTo('AddNote')[0]?.body).toMatchObject({ text: 'Half a', mentions: [8] });
    expect((await note()).value).toBe('');
    cleanup();
    await openTimeline();
    expect((await note()).value).toBe('');
  });

  test('keeps the note of one customer from the next', async () => {
    await openTimeline();
    const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.note });
    fireEvent.change(await note(), { target: { value: 'Half a' } });
    cleanup();
    await openTimeline({ GetCustomerList: answer([customerRow(42, 'Sanjeevani')], { total: 1 }) }, withNotes, say.heading, 42);
    expect((await note()).value).toBe('');
  });

  test('sends no blank note (THR-15)', async () => {
    const { server } = await openTimeline();
    await screen.findByText(/noted: Call after Diwali/);
    press(say.addNote);
    await screen.findByText(say.enterNote);
    expect(await server.allSent('AddNote')).toEqual([]);
  });

  test('withdraws a note after a question (THR-17)', async () => {
    const { server } = await openTimeline({ WithdrawNote: answer([{ NoteId: 5 }]) });
    fireEvent.click(await screen.findByRole('button', { name: say.withdrawNote('Meera Nair') }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
    await screen.findByText(say.noteWithdrawn);
    expect(server.sentTo('WithdrawNote')[0]?.body).toEqual({ noteid: 5 });
  });

  test('continues with older entries (THR-24)', async () => {
    const page = Array.from({ length: 30 }, (_, index) => entryRow({ fld_text: `did ${index}` }));
    const { server } = await openTimeline({ GetTimeline: answer(page) });
    await screen.findByText('did 29');
    press(say.older);
    await waitFor(() => expect(server.sentTo('GetTimeline').at(-1)?.body).toMatchObject({ after: page.at(-1)?.fld_entryid }));
  });

  test('moves with the arrow keys, and N leads to the note (THR-29)', async () => {
    await openTimeline();
    await screen.findByText(/noted: Call after Diwali/);
    const [first, second] = entries();
    first?.focus();
    if (first) fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: say.note }));
  });

  test('has no box for users without Add Note, a sentence for nothing, and one for a failure (THR-15, SHR-14)', async () => {
    await openTimeline({ GetTimeline: answer([]) }, ['Customer List']);
    await screen.findByText(say.none);
    expect(screen.queryByRole('button', { name: say.addNote })).toBeNull();
  });

  test('says that it could not be loaded, and tries again (SHR-14)', async () => {
    await openTimeline({ GetTimeline: refusal(400, 'The server cannot answer.') });
    await screen.findByText('The server cannot answer.');
    expect(screen.getByRole('button', { name: say.tryAgain })).toBeTruthy();
  });
});

describe('notes and files', () => {
  const file = entryRow({
    fld_kind: 'File',
    fld_text: 'attached Ward plan.png',
    fld_attachmentid: 3,
    fld_url: '/api/attachments/3',
    fld_thumbnailurl: '/api/attachments/3/thumbnail',
    fld_size: 340_000,
    fld_maywithdraw: 'No',
  });

  test('show a picture small, with its size and the address that downloads it (THR-22, THR-29)', async () => {
    await openTimeline({ GetTimeline: answer([file]) }, withNotes, say.notesAndFiles);
    const [link] = await screen.findAllByRole('link', { name: 'attached Ward plan.png, 332 KB' });
    expect([link?.getAttribute('href'), link?.hasAttribute('download')]).toEqual(['/api/attachments/3', true]);
    expect(link?.querySelector('img')?.getAttribute('src')).toBe('/api/attachments/3/thumbnail');
  });

  test('take chosen files one after the other, and refuse one above 10 MB at once (THR-18, THR-19)', async () => {
    const { server } = await openTimeline(
      { AddAttachment: answer([{ AttachmentId: 4, url: '/api/attachments/4', name: 'a.pdf' }]) },
      withNotes,
      say.notesAndFiles,
    );
    await screen.findByRole('button', { name: say.attach });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf');
    fireEvent.change(screen.getByLabelText(say.attach, { selector: 'input' }), {
      target: { files: [new File(['%PDF-'], 'a.pdf'), large] },
    });
    await screen.findByText(say.fileAdded);
    await screen.findByText(say.fileTooLarge);
    await settle();
    expect(server.sentTo('AddAttachment').map(({ body }) => body)).toMatchObject([{ record: 'customer', recordid: '41', name: 'a.pdf' }]);
  });

  /** Chooses this file, as the browser gives it each time it is chosen. */
  async function chooseFile(name: string): Promise<void> {
    await screen.findByRole('button', { name: say.attach });
    fireEvent.change(screen.getByLabelText(say.attach, { selector: 'input' }), {
      target: { files: [new File(['%PDF-'], name, { lastModified: 1_700_000_000_000 })] },
    });
  }

  const added = answer([{ AttachmentId: 4, url: '/api/attachments/4', name: 'a.pdf' }]);
  const openFiles = async (replies: object) => openTimeline(replies, withNotes, say.notesAndFiles);

  test('without an answer are attached once, also after a reload (THR-18)', async () => {
    const { server: before } = await openFiles({ AddAttachment: noAnswer });
    await chooseFile('a.pdf');
    await screen.findByText(messages.somethingWentWrong);
    cleanup();
    const { server } = await openFiles({ AddAttachment: added });
    await chooseFile('a.pdf');
    await screen.findByText(say.fileAdded);
    await chooseFile('b.pdf');
    await chooseFile('a.pdf');
    await settle();
    const [lost] = before.sentTo('AddAttachment');
    const keys = server.sentTo('AddAttachment').map(({ key }) => key);
    expect(keys[0]).toBe(lost?.key);
    expect(new Set(keys).size).toBe(3);
  });

  test('that were refused are sent anew', async () => {
    const { server } = await openFiles({ AddAttachment: refusal(409, say.tooManyFiles) });
    await chooseFile('a.pdf');
    await screen.findByText(say.tooManyFiles);
    await chooseFile('a.pdf');
    await settle();
    const [first, second] = server.sentTo('AddAttachment');
    expect(second?.key).not.toBe(first?.key);
  });

  test('is withdrawn, and deleted for good with a tick (THR-41)', async () => {
    const { server } = await openTimeline({
      GetTimeline: answer([{ ...file, fld_record: 'customer', fld_recordid: 41, fld_maywithdraw: 'Yes' }]),
      DeleteAttachment: answer([{ AttachmentId: 7 }]),
    });
    const [withdraw] = await screen.findAllByRole('button', { name: say.withdrawFile('attached Ward plan.png') });
    fireEvent.click(withdraw ?? document.body);
    fireEvent.click(await screen.findByRole('checkbox', { name: say.emptyFile }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText(say.fileWithdrawn);
    expect(server.sentTo('DeleteAttachment')[0]?.body).toMatchObject({ empty: 'Yes' });
  });

  test('without an answer that were withdrawn since are attached anew (THR-23)', async () => {
    const { server } = await openFiles({
      AddAttachment: noAnswer,
      GetTimeline: answer([{ ...file, fld_record: 'customer', fld_recordid: 41, fld_maywithdraw: 'Yes' }]),
      DeleteAttachment: answer([{ AttachmentId: 3 }]),
    });
    await chooseFile('a.pdf');
    await screen.findByText(messages.somethingWentWrong);
    const [withdraw] = await screen.findAllByRole('button', { name: say.withdrawFile('attached Ward plan.png') });
    fireEvent.click(withdraw ?? document.body);
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByText(say.fileWithdrawn);
    await chooseFile('a.pdf');
    await settle();
    const [first, second] = server.sentTo('AddAttachment');
    expect(second?.key).not.toBe(first?.key);
  });

  test('are not attached by the next user, who has logged in in another tab', async () => {
    const loginOfAnother = () => {
      storeTestLogin({ fld_userid: 8 });
      return answer([{ AttachmentId: 4, url: '/api/attachments/4', name: 'a.pdf' }])();
    };
    const { server } = await openTimeline({ AddAttachment: loginOfAnother }, withNotes, say.notesAndFiles);
    await screen.findByRole('button', { name: say.attach });
    fireEvent.change(screen.getByLabelText(say.attach, { selector: 'input' }), {
      target: { files: [new File(['%PDF-'], 'a.pdf'), new File(['%PDF-'], 'b.pdf')] },
    });
    await screen.findByText(say.fileAdded);
    expect(await server.allSent('AddAttachment')).toHaveLength(1);
  });
});
