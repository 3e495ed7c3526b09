import type { RightName } from '@vikray/contract/platform/rights.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { termMessages as say } from '@vikray/contract/terms/term-messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, enter, findNotice, offeredIn, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function termRow(id: number, description: string, show: 0 | 1) {
  const term = { termsid: id, category: 'Delivery', description, show, updatedon: '2026-11-20T10:00:00.000Z' };
  const prefixed = Object.fromEntries(Object.entries(term).map(([key, value]) => [`fld_${key}`, value]));
  return { ...term, ...prefixed, fld_version: 4 };
}

const twoTerms = answer([termRow(1, 'Within 4 weeks.', 1), termRow(2, 'Ex-stock.', 0)], { total: 2 });

function openTerms(replies: object = {}, rights: RightName[] = ['View Terms', 'Add Terms', 'Delete Terms']) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetTermsData: twoTerms,
    ...replies,
  });
  const app = openApp('/addterms');
  return { server, app, asked: () => server.sentTo('GetTermsData').map((call) => call.query) };
}

async function openForm(button: string, replies: object = {}) {
  const opened = openTerms(replies);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
  return { ...opened, dialog: within(screen.getByRole('dialog')) };
}

describe('the list of terms', () => {
  test('shows category, text, visibility and date of each term (TRM-02, TRM-13, TRM-20, GEN-09)', async () => {
    openTerms();
    expect(await screen.findByRole('heading', { name: 'Terms Management' })).toBeTruthy();
    await screen.findByText('Ex-stock.');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'S.No.',
      'Category',
      'Description',
      'Visible',
      'Updated On',
      'Action',
    ]);
    const [first, second] = screen.getAllByRole('row').filter((row) => row.closest('tbody'));
    if (!first || !second) throw new Error('The list has fewer than two rows');
    expect(
      within(first)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', 'Delivery', 'Within 4 weeks.', '', '20th November 2026', '']);
    expect(within(first).getByRole('img', { name: 'Yes' }).className).not.toContain('term-hidden');
    expect(within(second).getByRole('img', { name: 'No' }).className).toContain('term-hidden');
    expect(screen.getByText('Total 2 items')).toBeTruthy();
  });

  test('shows the first category until another is chosen, whose terms start at page 1 (TRM-01, TRM-11)', async () => {
    const { asked } = openTerms();
    await screen.findByText('Ex-stock.');
    expect(asked()[0]).toEqual({ page: '1', pagesize: '30', category: 'Delivery' });
    const categories = ['Delivery', 'Price', 'Payment', 'Taxes', 'Freight', 'Validity', 'Warranty', 'Others'];
    expect(await offeredIn('Category')).toEqual(categories);
    await choose('Category', 'Payment');
    await waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', pagesize: '30', category: 'Payment' }));
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/GetTermsData?category=Payment&format=csv');
  });

  test('searches within the category, and says when nothing is found (TRM-08)', async () => {
    const { asked } = openTerms({ GetTermsData: answer([], { total: 0 }) });
    const empty = await screen.findByText('No Terms Available');
    expect(empty.textContent).toBe(' No Terms Available');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'stock' } });
    await waitFor(() => expect(asked().at(-1)).toEqual({ search: 'stock', page: '1', pagesize: '30', category: 'Delivery' }));
  });

  test('has the Action column only with Delete Terms (TRM-03)', async () => {
    openTerms({}, ['View Terms', 'Add Terms']);
    await screen.findByText('Ex-stock.');
    expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Ex-stock.' })).toBeNull();
  });

  test('offers to add a term only with Add Terms (TRM-04)', async () => {
    openTerms({}, ['View Terms', 'Delete Terms']);
    await screen.findByText('Ex-stock.');
    expect(screen.queryByRole('button', { name: 'Add New Term' })).toBeNull();
  });
});

describe('adding a term', () => {
  test('asks for category, description and whether the website shows it (TRM-04, TRM-06, TRM-07, TRM-09)', async () => {
    const { dialog } = await openForm('Add New Term');
    expect(dialog.getByText('Terms Details')).toBeTruthy();
    for (const label of ['Category', 'Description', 'Show on Website']) expect(dialog.getByText(label).textContent).toBe(`${label}*`);
    expect(screen.getByRole('textbox', { name: 'Description' }).getAttribute('rows')).toBe('5');
    const group = within(dialog.getByRole('radiogroup', { name: /Show on Website/ }));
    expect(group.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([true, false]);
    press('Add Terms');
    expect(sentenceAt('Description')).toBe(say.enterDescription);
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('sends it and shows it (TRM-14, TRM-17)', async () => {
    const { server, asked, dialog } = await openForm('Add New Term', { AddTerm: answer([{ TermsId: 3 }]) });
    const askedBefore = asked().length;
    enter('Description', 'Ex-works.');
    fireEvent.click(dialog.getByRole('radio', { name: 'No' }));
    press('Add Terms');
    expect(await screen.findByText(say.added)).toBeTruthy();
    expect(server.sentTo('AddTerm').map(({ body }) => body)).toEqual([
      { category: 'Delivery', description: 'Ex-works.', show: 0, updatedby: 7, updatedon: expect.stringMatching(/ at /) },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked().length).toBeGreaterThan(askedBefore);
  });

  test('says at the description that the term exists already (TRM-18)', async () => {
    await openForm('Add New Term', { AddTerm: refusal(409, say.present, { code: 'TermAlreadyPresent', field: 'description' }) });
    enter('Description', 'Ex-stock.');
    press('Add Terms');
    await waitFor(() => expect(sentenceAt('Description')).toBe(say.present));
  });

  test('refuses when the user has lost the right in the meantime, and says so in the form too (TRM-10, RGT-27)', async () => {
    await openForm('Add New Term', { AddTerm: refusal(403, messages.notAuthorised) });
    enter('Description', 'Ex-stock.');
    press('Add Terms');
    expect(await screen.findAllByText(messages.notAuthorised)).toHaveLength(2);
  });
});

describe('editing a term', () => {
  test('starts from the saved term, and sends it with its id and version (TRM-05, TRM-07, TRM-15, TRM-17)', async () => {
    const { server, dialog } = await openForm('Edit Ex-stock.', { UpdateTerm: answer([{ TermsId: 2 }]) });
    expect(dialog.getByText('Alter Terms Details')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('Ex-stock.');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value).toBe('Delivery');
    enter('Description', 'Ex-stock, subject to prior sale.');
    press('Update Terms');
    expect(await screen.findByText(say.updated)).toBeTruthy();
    expect(server.sentTo('UpdateTerm').map(({ body }) => body)).toEqual([
      {
        id: 2,
        version: 4,
        category: 'Delivery',
        description: 'Ex-stock, subject to prior sale.',
        show: 0,
        updatedby: 7,
        updatedon: expect.stringMatching(/ at /),
      },
    ]);
  });

  test('says at the description that another term has the same text (TRM-18)', async () => {
    await openForm('Edit Ex-stock.', { UpdateTerm: refusal(409, say.present, { code: 'TermAlreadyPresent', field: 'description' }) });
    enter('Description', 'Within 4 weeks.');
    press('Update Terms');
    await waitFor(() => expect(sentenceAt('Description')).toBe(say.present));
  });

  test('keeps what was typed when someone else has changed the term, which is loaded again (TRM-15)', async () => {
    let terms = twoTerms;
    let reply = () => {
      terms = answer([termRow(1, 'Within 4 weeks.', 1), { ...termRow(2, 'Ex-stock.', 1), fld_version: 5 }], { total: 2 });
      reply = answer([{ TermsId: 2 }]);
      return refusal(409, messages.versionConflict, { code: 'VersionConflict' })();
    };
    const { server, dialog } = await openForm('Edit Ex-stock.', { GetTermsData: () => terms(), UpdateTerm: () => reply() });
    enter('Description', 'Ex-stock, subject to prior sale.');
    press('Update Terms');
    fireEvent.click(await dialog.findByRole('button', { name: 'Load again' }));
    await findNotice(messages.changesKept);
    press(/Update Terms/);
    await findNotice(say.updated);
    expect(server.sentTo('UpdateTerm').map(({ body }) => body)).toMatchObject([
      { version: 4, description: 'Ex-stock, subject to prior sale.', show: 0 },
      { version: 5, description: 'Ex-stock, subject to prior sale.', show: 1 },
    ]);
  });

  test('refuses without Add Terms (TRM-10, RGT-27)', async () => {
    const { server } = openTerms({}, ['View Terms', 'Delete Terms']);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Ex-stock.' }));
    await screen.findByRole('dialog');
    press('Update Terms');
    expect(await screen.findByText(messages.notAuthorised)).toBeTruthy();
    expect(await server.allSent('UpdateTerm')).toEqual([]);
  });
});

describe('a term that is being entered', () => {
  const shownText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value;

  test.each(['Add New Term', 'Edit Ex-stock.'])('is back after a session that ended, until the form is closed: %s', async (button) => {
    await openForm(button);
    const untouched = shownText();
    enter('Description', 'Ex-works.');
    cleanup();
    const { dialog } = await openForm(button);
    expect(shownText()).toBe('Ex-works.');
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    press('Yes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(button);
    await screen.findByRole('dialog');
    expect(shownText()).toBe(untouched);
  });

  test('is not offered once the saved term has changed', async () => {
    await openForm('Edit Ex-stock.');
    enter('Description', 'Ex-works.');
    cleanup();
    await openForm('Edit Ex-stock.', { GetTermsData: answer([{ ...termRow(2, 'Ex-stock.', 0), fld_version: 5 }], { total: 1 }) });
    expect(shownText()).toBe('Ex-stock.');
  });

  test('is loaded again with what a session that ended has left, and is back after another one (TRM-15)', async () => {
    const changed = answer([{ ...termRow(2, 'Ex-stock.', 1), fld_version: 5 }], { total: 1 });
    let terms = twoTerms;
    const outdated = () => {
      terms = changed;
      return refusal(409, messages.versionConflict, { code: 'VersionConflict' })();
    };
    await openForm('Edit Ex-stock.');
    enter('Description', 'Ex-works.');
    cleanup();
    const { dialog } = await openForm('Edit Ex-stock.', { GetTermsData: () => terms(), UpdateTerm: outdated });
    press('Update Terms');
    fireEvent.click(await dialog.findByRole('button', { name: 'Load again' }));
    await findNotice(messages.changesKept);
    cleanup();
    const { server } = await openForm('Edit Ex-stock.', { GetTermsData: changed, UpdateTerm: answer([{ TermsId: 2 }]) });
    expect(shownText()).toBe('Ex-works.');
    press('Update Terms');
    await findNotice(say.updated);
    expect(server.sentTo('UpdateTerm').map(({ body }) => body)).toMatchObject([{ version: 5, description: 'Ex-works.', show: 1 }]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('vikray.draft'))).toEqual([]);
  });
});

describe('deleting a term', () => {
  test('asks first, naming the term, then reloads the list (TRM-16, TRM-17, TRM-19)', async () => {
    const { server, dialog } = await openForm('Delete Ex-stock.', { DeleteTerm: answer([{ TermsId: 2 }]) });
    expect(dialog.getByText(say.confirmDelete)).toBeTruthy();
    expect(dialog.getByText('Ex-stock.')).toBeTruthy();
    press('Yes');
    expect(await screen.findByText(say.deleted)).toBeTruthy();
    expect(server.sentTo('DeleteTerm').map(({ body }) => body)).toEqual([{ termid: 2, version: 4 }]);
  });

  test('deletes once, also when Yes is pressed again before the list has reloaded (TRM-19)', async () => {
    const reloaded = Promise.withResolvers<void>();
    let isDeleted = false;
    const { server } = await openForm('Delete Ex-stock.', {
      GetTermsData: async () => {
        if (isDeleted) await reloaded.promise;
        return twoTerms();
      },
      DeleteTerm: () => {
        isDeleted = true;
        return answer([{ TermsId: 2 }])();
      },
    });
    press('Yes');
    await findNotice(say.deleted);
    press('Yes');
    expect(await server.allSent('DeleteTerm')).toEqual(['DeleteTerm']);
    reloaded.resolve();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('deletes nothing after No, and reports a failure (TRM-19)', async () => {
    const { server } = await openForm('Delete Ex-stock.', { DeleteTerm: refusal(500, 'kaput') });
    press('No');
    expect(await server.allSent('DeleteTerm')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete Within 4 weeks.' }));
    press('Yes');
    expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
  });
});
