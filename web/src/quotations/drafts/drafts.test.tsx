import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationDraftMessages as say } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import { quotationMessages as quotationSay } from '@vikray/contract/quotations/quotation-messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose, enter, findNotice, press, sentenceInForm } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import {
  cartLine,
  draftRow,
  goToCustomer,
  goToPreview,
  goToProducts,
  quotationReplies,
} from '../../../../testing/screens/web-quotations.ts';
import { answer, noAnswer, refusal, settle, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

type Reply = () => Response | Promise<Response>;

const changed = refusal(409, say.changed, { code: 'DraftChanged' });
const ended = refusal(404, say.notFound, { code: 'DraftNotFound' });
const savedAs = (DraftId: number, Version = 1) => answer([{ DraftId, Version }]);
const savedAt = /^Draft saved \d\d:\d\d$/;

/** The reply to the next saves; a test changes it. */
let onSave: Reply;
let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  storeTestLogin();
  onSave = savedAs(31);
});

async function openBuilder(replies: object = {}) {
  server = stubServer({ ...quotationReplies, SaveQuotationDraft: () => onSave(), ...replies });
  openApp('/addquotation');
  await screen.findByRole('heading', { name: 'Add Quotation' });
}

/** Makes an entry on the first step. */
const enterPriceType = () => fireEvent.click(screen.getByRole('radio', { name: 'Manual Price' }));

const leavePage = () => fireEvent(window, new Event('pagehide'));

const lastSaved = () => server.sentTo('SaveQuotationDraft').at(-1)?.body as Record<string, unknown> | undefined;

/** Makes an entry and saves it. */
async function saveOnce(): Promise<void> {
  await goToCustomer();
  await choose('Customer', 'Niramaya Lotus');
  leavePage();
  await screen.findByText(savedAt);
}

/** Makes an entry whose save is not answered yet, and returns what answers it. */
async function saveSlowly(): Promise<() => void> {
  let answerNow = () => {};
  onSave = async () => new Promise((resolve) => (answerNow = () => resolve(Response.json({ data: [{ DraftId: 31, Version: 1 }] }))));
  await openBuilder();
  await goToCustomer();
  await choose('Customer', 'Niramaya Lotus');
  leavePage();
  await waitFor(() => expect(server.sentTo('SaveQuotationDraft')).toHaveLength(1));
  return answerNow;
}

async function linesOf(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Drafts' });
  return within(list)
    .getAllByRole('listitem')
    .map((line) => line.firstElementChild?.textContent ?? null);
}

test('saves the draft after the last entry, and says when below the step heads (REV-01)', async () => {
  await openBuilder();
  expect(screen.queryByText(/^Draft saved/)).toBeNull();
  await goToProducts();
  await screen.findByText(savedAt);
  expect(document.querySelector('.wizard-heads + .wizard-status')?.textContent).toMatch(savedAt);
  const [first] = server.sentTo('SaveQuotationDraft');
  expect(first?.body).toEqual({ title: 'Niramaya Lotus, 0 products', content: expect.any(String) });
  expect(JSON.parse(String(lastSaved()?.['content']))).toMatchObject({
    place: { step: 2, passed: [0, 1] },
    form: { customer: { value: 12, label: 'Niramaya Lotus' }, contactId: 51, cart: [] },
  });
});

test('saves at once when the page is left, onto the version that this window knows (REV-01, REV-02)', async () => {
  await openBuilder();
  await saveOnce();
  await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
  cleanup();
  await settle();
  expect(lastSaved()).toMatchObject({ draftid: 31, version: 1 });
});

test('saves nothing while nothing is entered', async () => {
  await openBuilder();
  leavePage();
  expect(await server.allSent('SaveQuotationDraft')).toEqual([]);
});

test('without connection says so, keeps the entries in the tab, and repeats the same save later (REV-01)', async () => {
  onSave = noAnswer;
  await openBuilder();
  await goToCustomer();
  await choose('Customer', 'Niramaya Lotus');
  leavePage();
  await screen.findByText(say.notSavedYet);
  cleanup();
  await settle();

  await openBuilder();
  await screen.findByText(/^Unsaved changes from/);
  await waitFor(() => expect(server.sentTo('SaveQuotationDraft')).toHaveLength(1));
  onSave = savedAs(31);
  const before = server.sent.length;
  fireEvent(window, new Event('online'));
  await screen.findByText(savedAt);
  const saves = server.sent.slice(before).filter(({ name }) => name === 'SaveQuotationDraft');
  expect(saves).toHaveLength(1);
  expect(saves[0]?.body).not.toHaveProperty('draftid');
  expect(saves[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('repeats an unanswered save under its key before it saves later entries, so that there is one draft (REV-02)', async () => {
  onSave = noAnswer;
  await openBuilder();
  await goToCustomer();
  await choose('Customer', 'Niramaya Lotus');
  leavePage();
  await screen.findByText(say.notSavedYet);
  const [lost] = server.sentTo('SaveQuotationDraft');
  onSave = savedAs(31);
  await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
  leavePage();
  await screen.findByText(savedAt);
  await settle();
  const saves = server.sentTo('SaveQuotationDraft');
  expect(saves.slice(-2).map(({ key, body }) => [key === lost?.key, (body as { draftid?: number }).draftid])).toEqual([
    [true, undefined],
    [false, 31],
  ]);
});

test('remembers an unanswered save in the tab, so that a reload repeats it instead of asking about another window (REV-04)', async () => {
  const answerNow = await saveSlowly();
  const stored = () => sessionStorage.getItem('vikray.draft.7.add-quotation.unanswered');
  expect(JSON.parse(stored() ?? '{}')).toMatchObject({ key: server.sentTo('SaveQuotationDraft')[0]?.key });
  answerNow();
  await screen.findByText(savedAt);
  expect(stored()).toBeNull();
});

test('a draft that is too large, and one too many, say so in place of the time (REV-02, REV-05)', async () => {
  onSave = refusal(413, say.tooLarge, { code: 'DraftTooLarge' });
  await openBuilder({ GetQuotationDraft: answer([draftRow(9)]) });
  await goToCustomer();
  await choose('Customer', 'Niramaya Lotus');
  leavePage();
  await screen.findByText('This draft is too large to save.');
  onSave = refusal(409, say.tooMany, { code: 'TooManyDrafts' });
  await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
  leavePage();
  await screen.findByText('You have 20 drafts. Discard one first.');
  // On whatever step the builder is, the drafts to discard are there.
  expect(await linesOf()).toHaveLength(1);
});

test('adds a draft again that was discarded elsewhere (REV-03)', async () => {
  await openBuilder();
  await saveOnce();
  const replies: Reply[] = [ended, savedAs(32)];
  onSave = () => (replies.shift() ?? savedAs(32))();
  await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
  leavePage();
  await waitFor(() => expect(replies).toHaveLength(0));
  await settle();
  expect(lastSaved()).not.toHaveProperty('draftid');
});

test('opens empty, with one line for each draft above it (REV-06)', async () => {
  await openBuilder({ GetQuotationDraft: answer([draftRow(9), draftRow(8, { fld_title: '<b>Bold</b>, 2 products' })]) });
  expect(await linesOf()).toEqual([
    'Draft of 21-11-2026 16:20: Niramaya Lotus, 1 product',
    'Draft of 21-11-2026 16:20: <b>Bold</b>, 2 products',
  ]);
  expect(screen.getByRole('button', { name: /Basic Information/, current: 'step' })).toBeTruthy();
  await goToProducts();
  expect(screen.getByText('Add atleast one product.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Drafts' })).toBeNull();
});

test('a draft of the changes of a quotation has a line that leads there, and can be discarded (REV-06)', async () => {
  await openBuilder({
    GetQuotationDraft: answer([draftRow(9, { fld_quotationid: 5 }), draftRow(8, { fld_title: 'Rajhans Clinic, 2 products' })]),
    DeleteQuotationDraft: answer([{ DraftId: 9 }]),
  });
  expect(await linesOf()).toEqual([
    'Draft of 21-11-2026 16:20: Rajhans Clinic, 2 products',
    'Draft of 21-11-2026 16:20: Niramaya Lotus, 1 product',
  ]);
  const [, ofQuotation] = screen.getAllByRole('listitem');
  const line = within(ofQuotation ?? document.body);
  expect(line.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(line.getByRole('link', { name: 'Open Quotation' }).getAttribute('href')).toBe('/viewquotation?id=5');
  fireEvent.click(line.getByRole('button', { name: 'Discard' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(server.sentTo('DeleteQuotationDraft')[0]?.body).toEqual({ draftid: 9 }));
});

test('Continue opens a draft on its step; its line goes, and the next entry changes it (REV-06)', async () => {
  await openBuilder({ GetQuotationDraft: answer([draftRow(9)]) });
  await linesOf();
  press('Continue');
  await screen.findByRole('button', { name: /Product Quote Details/, current: 'step' });
  expect(within(cartLine('Visitor Chair')).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('3');
  expect(screen.queryByText(/^Left out/)).toBeNull();
  expect(await server.allSent('SaveQuotationDraft')).toEqual([]);
  press('Next');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount percent' }).value).toBe('7');
  enter('Discount percent', '8');
  onSave = savedAs(9, 5);
  leavePage();
  await waitFor(() => expect(lastSaved()).toMatchObject({ draftid: 9, version: 4 }));
  press(/Basic Information/);
  expect(screen.queryByRole('list', { name: 'Drafts' })).toBeNull();
});

test('while a draft is being opened, no other can be opened or discarded (REV-06)', async () => {
  const opened = Promise.withResolvers<Response>();
  const replies = [answer([draftRow(9), draftRow(8, { fld_title: 'Rajhans Clinic, 2 products' })]), () => opened.promise];
  const next = answer([draftRow(9)]);
  await openBuilder({ GetQuotationDraft: () => (replies.shift() ?? next)() });
  await linesOf();
  const button = (name: RegExp, description: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name, description });
  fireEvent.click(button(/Continue$/, /Niramaya/));
  expect(button(/Continue$/, /Rajhans/).disabled).toBe(true);
  expect(button(/Discard$/, /Rajhans/).disabled).toBe(true);
  opened.resolve(next());
  await screen.findByRole('button', { name: /Product Quote Details/, current: 'step' });
});

test('Continue first saves what is entered here, as a draft of its own (REV-06)', async () => {
  await openBuilder({ GetQuotationDraft: answer([draftRow(9)]) });
  await linesOf();
  enterPriceType();
  press('Continue');
  await screen.findByRole('button', { name: /Product Quote Details/, current: 'step' });
  expect(server.sentTo('SaveQuotationDraft')).toHaveLength(1);
  expect(lastSaved()).toMatchObject({ title: 'No customer yet, 0 products' });
});

test('Continue is refused while the entries here cannot be saved (REV-06)', async () => {
  onSave = noAnswer;
  await openBuilder({ GetQuotationDraft: answer([draftRow(9)]) });
  await linesOf();
  enterPriceType();
  press('Continue');
  expect(await screen.findByText(say.saveFirst)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Basic Information/, current: 'step' })).toBeTruthy();
});

test('a draft opens with what remains of it, and says what is left out (REV-06)', async () => {
  const cart = [
    { productId: 1, name: 'Visitor Chair', quantity: 3, rate: 100_000 },
    { productId: 77, name: 'Old Almirah', quantity: 1, rate: 500 },
  ];
  await openBuilder({ GetQuotationDraft: answer([draftRow(9, {}, { cart, contactId: 999 })]) });
  await linesOf();
  press('Continue');
  expect(await screen.findByText('Left out, because they no longer exist: the contact person, Old Almirah.')).toBeTruthy();
  expect(cartLine('Visitor Chair')).toBeTruthy();
  expect(screen.queryByRole('listitem', { name: 'Old Almirah' })).toBeNull();
});

test.each([
  ['content of another program', { fld_content: '{"__proto__":{"a":1}}' }],
  ['nesting without end', { fld_content: `{"form":${'['.repeat(5000)}${']'.repeat(5000)}}` }],
])('a draft with %s does not open, and says so', async (_, change) => {
  await openBuilder({ GetQuotationDraft: answer([draftRow(9, change)]) });
  await linesOf();
  press('Continue');
  expect(await screen.findByText(say.unreadable)).toBeTruthy();
});

test('Discard asks, then deletes the draft (REV-06)', async () => {
  let drafts = [draftRow(9)];
  await openBuilder({
    GetQuotationDraft: () => answer(drafts)(),
    DeleteQuotationDraft: () => {
      drafts = [];
      return answer([{ DraftId: 9 }])();
    },
  });
  await linesOf();
  press('Discard');
  const dialog = await screen.findByRole('dialog', { name: say.discard });
  expect(within(dialog).getByText('Draft of 21-11-2026 16:20: Niramaya Lotus, 1 product')).toBeTruthy();
  expect(await server.allSent('DeleteQuotationDraft')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Drafts' })).toBeNull());
  expect(server.sentTo('DeleteQuotationDraft')[0]?.body).toEqual({ draftid: 9 });
});

test('the draft of the tab is offered once, and Discard also deletes it on the server (REV-06)', async () => {
  await openBuilder();
  await saveOnce();
  cleanup();
  await openBuilder({ GetQuotationDraft: answer([draftRow(31), draftRow(9)]) });
  await screen.findByText(/^Unsaved changes from/);
  expect(await linesOf()).toHaveLength(1);
  fireEvent.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1) ?? document.body);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(server.sentTo('DeleteQuotationDraft').map(({ body }) => body)).toEqual([{ draftid: 31 }]));
});

test('the draft of the tab is offered once after a reload in the middle of its save (REV-06)', async () => {
  onSave = noAnswer;
  await openBuilder();
  enterPriceType();
  leavePage();
  await screen.findByText(say.notSavedYet);
  const [lost] = server.sentTo('SaveQuotationDraft');
  cleanup();
  await settle();

  const repeated = Promise.withResolvers<Response>();
  onSave = () => repeated.promise;
  await openBuilder({ GetQuotationDraft: answer([draftRow(31), draftRow(9)]) });
  await screen.findByText(/^Unsaved changes from/);
  await settle();
  expect(screen.queryByRole('list', { name: 'Drafts' })).toBeNull();
  expect(server.sentTo('SaveQuotationDraft').map(({ key }) => key)).toEqual([lost?.key]);
  repeated.resolve(savedAs(31)());
  expect(await linesOf()).toHaveLength(1);
});

/** Discards the entries of the tab, which the builder has brought back. */
async function discardBroughtBack(): Promise<void> {
  await screen.findByText(/^Unsaved changes from/);
  press('Discard');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
}

const deletedDrafts = () => server.sentTo('DeleteQuotationDraft').map(({ body }) => body);

test('Discard also deletes the draft whose save is still under way (REV-06)', async () => {
  const answerNow = await saveSlowly();
  cleanup();
  await openBuilder({ DeleteQuotationDraft: answer([{ DraftId: 31 }]) });
  await discardBroughtBack();
  expect(await server.allSent('DeleteQuotationDraft')).toEqual([]);
  answerNow();
  await waitFor(() => expect(deletedDrafts()).toEqual([{ draftid: 31 }]));
  expect(await server.allSent('SaveQuotationDraft')).toEqual([]);
});

/** Leaves the builder while the first save of its entries gets no answer. */
async function leaveWithoutAnswer(): Promise<void> {
  onSave = noAnswer;
  await openBuilder();
  enterPriceType();
  leavePage();
  await screen.findByText(say.notSavedYet);
  cleanup();
  await settle();
}

test('Discard also deletes the draft whose save got no answer (REV-06)', async () => {
  await leaveWithoutAnswer();
  await openBuilder({ DeleteQuotationDraft: answer([{ DraftId: 31 }]) });
  await settle();
  onSave = savedAs(31);
  await discardBroughtBack();
  await waitFor(() => expect(deletedDrafts()).toEqual([{ draftid: 31 }]));
});

test('Discard says so when a save without an answer may have left a draft (REV-06)', async () => {
  await leaveWithoutAnswer();
  await openBuilder();
  await settle();
  await discardBroughtBack();
  await findNotice(messages.somethingWentWrong);
  expect(screen.queryByText(/^Unsaved changes from/)).toBeNull();
  expect(await server.allSent('DeleteQuotationDraft')).toEqual([]);
});

test('what is entered after a Discard goes into a draft of its own (REV-06)', async () => {
  const answerNow = await saveSlowly();
  cleanup();
  await openBuilder({ DeleteQuotationDraft: answer([{ DraftId: 31 }]) });
  await discardBroughtBack();
  enterPriceType();
  leavePage();
  onSave = savedAs(32);
  answerNow();
  await screen.findByText(savedAt);
  expect(deletedDrafts()).toEqual([{ draftid: 31 }]);
  expect(lastSaved()).not.toHaveProperty('draftid');
});

test('Keep Mine keeps these entries as a draft of their own (REV-04)', async () => {
  await openBuilder();
  await saveOnce();
  onSave = changed;
  await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
  leavePage();
  await waitFor(() => expect(sentenceInForm('This draft was changed in another window.')).toBeTruthy());
  expect(screen.getByText(say.notSavedYet)).toBeTruthy();
  onSave = savedAs(32);
  press('Keep Mine');
  await screen.findByText(savedAt);
  expect(lastSaved()).not.toHaveProperty('draftid');
  expect(screen.queryByText(say.changed)).toBeNull();
});

test('Use the Other keeps these entries as a second draft, then shows the other (REV-04)', async () => {
  await openBuilder();
  await saveOnce();
  onSave = changed;
  await choose('Contact Person', 'Mr. Jai Phadnis · Purchase Manager');
  leavePage();
  await screen.findByText(say.changed);
  onSave = savedAs(32);
  server = stubServer({
    ...quotationReplies,
    SaveQuotationDraft: () => onSave(),
    GetQuotationDraft: answer([draftRow(31, { fld_version: 5 })]),
  });
  press('Use the Other');
  await waitFor(() => expect(cartLine('Visitor Chair')).toBeTruthy());
  expect(lastSaved()).toMatchObject({ title: 'Niramaya Lotus, 0 products' });
  expect(lastSaved()).not.toHaveProperty('draftid');
  expect(screen.queryByText(say.changed)).toBeNull();
  press('Next');
  enter('Discount percent', '9');
  leavePage();
  await waitFor(() => expect(lastSaved()).toMatchObject({ draftid: 31, version: 5 }));
});

test('the choice stays open while these entries cannot be kept as a second draft (REV-04)', async () => {
  await openBuilder({ GetQuotationDraft: answer([draftRow(31)]) });
  await saveOnce();
  onSave = changed;
  await choose('Contact Person', 'Mr. Jai Phadnis · Purchase Manager');
  leavePage();
  await screen.findByText(say.changed);
  onSave = refusal(409, say.tooMany, { code: 'TooManyDrafts' });
  press('Use the Other');
  expect(await screen.findByText(say.tooMany)).toBeTruthy();
  expect(screen.getByText(say.changed)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Customer Details/, current: 'step' })).toBeTruthy();
});

test('the submit carries the draft, and nothing is saved afterwards (REV-05)', async () => {
  await openBuilder();
  await goToPreview();
  leavePage();
  await screen.findByText(savedAt);
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  await waitFor(() => expect(server.sentTo('AddQuotation')[0]?.body).toMatchObject({ draftid: 31 }));
  await screen.findByRole('textbox', { name: 'Quotation Date' });
  leavePage();
  await settle();
  const names = server.sent.map(({ name }) => name);
  expect(names.slice(names.indexOf('AddQuotation'))).not.toContain('SaveQuotationDraft');
  expect(names).not.toContain('DeleteQuotationDraft');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('vikray.draft'))).toEqual([]);
});

test.each([
  ['changed', changed, say.changed],
  ['discarded or submitted', ended, say.ended],
])('a submit stops when its draft was %s in another window (REV-04)', async (_, reply, sentence) => {
  await openBuilder();
  await goToPreview();
  leavePage();
  await screen.findByText(savedAt);
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  onSave = reply;
  press('Submit');
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(await server.allSent('AddQuotation')).toEqual([]);
});

test('logging out saves the last entries first (REV-01)', async () => {
  await openBuilder({ AddUserLoginSession: answer([]) });
  await goToCustomer();
  await choose('Customer', 'Niramaya Lotus');
  fireEvent.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
  await waitFor(() => expect(server.sentTo('AddUserLoginSession')).toHaveLength(1));
  expect(lastSaved()).toMatchObject({ title: 'Niramaya Lotus, 0 products' });
});

test('a quotation without an answer is repeated under its key after a reload, though its draft is gone, so there is one (GEN-21, REV-05)', async () => {
  await openBuilder({ AddQuotation: noAnswer });
  await goToPreview();
  leavePage();
  await screen.findByText(savedAt);
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  await screen.findByText(messages.somethingWentWrong);
  const before = server.sentTo('AddQuotation');
  expect(before[0]?.body).toMatchObject({ draftid: 31 });
  cleanup();

  onSave = ended;
  await openBuilder({ DeleteQuotationDraft: ended });
  press('Continue');
  fireEvent.click(await screen.findByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await screen.findByText(quotationSay.generated)).toBeTruthy();
  expect(server.sentTo('AddQuotation')).toEqual(before);
  await settle();
  expect(screen.queryByText(say.notFound)).toBeNull();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('vikray.draft'))).toEqual([]);
});

test('entries that wait for a slow save are not saved for the next user (REV-03)', async () => {
  const answerNow = await saveSlowly();
  await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
  leavePage();
  storeTestLogin({ fld_userid: 8 });
  onSave = savedAs(32);
  answerNow();
  await settle();
  expect(server.sentTo('SaveQuotationDraft')).toHaveLength(1);
});
