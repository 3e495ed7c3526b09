import { termCategories } from '@vikray/contract/terms/term.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

type NewTerm = Parameters<typeof panel.admin.call<'AddTerm'>>[1];

let lastNumber = 0;

/** A term as a user enters it. Each call makes a different one. */
function aTerm(change: Partial<NewTerm> = {}): NewTerm {
  return { category: 'Delivery', description: `Within ${++lastNumber} weeks from the date of order.`, show: 1, ...change };
}

async function add(change: Partial<NewTerm> = {}) {
  const [added] = await panel.admin.call('AddTerm', aTerm(change));
  return read(added?.termsId ?? 0);
}

async function read(termsId: number) {
  const { rows } = await panel.admin.call('GetTermsData', {});
  const term = rows.find((each) => each.termsId === termsId);
  if (!term) throw new Error(`term ${termsId} is not listed`);
  return term;
}

async function isListed(termsId: number): Promise<boolean> {
  return (await panel.admin.call('GetTermsData', {})).rows.some((each) => each.termsId === termsId);
}

/** 1000 characters of Hindi, three bytes each. */
const longHindi = 'सभी मूल्य करों के बिना हैं और आपूर्ति की तिथि से लागू होंगे। '.repeat(20).slice(0, 999).trim().padEnd(1000, '।');

describe('AddTerm', () => {
  test('takes the documented body and answers 201 with the new TermsId (TRM-14)', async () => {
    const reply = await panel.admin.send('AddTerm', {
      category: 'Price',
      description: 'Ex works Nashik.',
      show: 1,
      updatedby: 999,
      updatedon: '20 November 2026',
    });
    expect([reply.status, reply.json]).toEqual([201, { data: [{ TermsId: expect.any(Number) }] }]);
    expect(await read(reply.json.data[0].TermsId)).toMatchObject({
      category: 'Price',
      description: 'Ex works Nashik.',
      show: 1,
      updatedOn: '2026-11-20T04:30:00.000Z',
    });
  });

  test.each([
    [1, 1],
    [0, 0],
    ['1', 1],
    ['0', 0],
  ])('stores whether the website shows it: %j (TRM-14, TRM-20)', async (show, kept) => {
    const { json } = await panel.admin.send('AddTerm', { ...aTerm(), show });
    expect((await read(json.data[0].TermsId)).show).toBe(kept);
  });

  test.each(termCategories)('takes the category %s (TRM-11)', async (category) => {
    expect((await add({ category })).category).toBe(category);
  });

  test.each<[object, string, string]>([
    [{ category: '' }, 'Please select Category.', 'TRM-06'],
    [{ category: undefined }, 'Please select Category.', 'TRM-06'],
    [{ category: 'Discount' }, 'Please select Category.', 'TRM-11'],
    [{ description: '' }, 'Please enter description.', 'TRM-09'],
    [{ description: ' \n\t ' }, 'Please enter description.', 'TRM-09'],
    [{ description: undefined }, 'Please enter description.', 'TRM-09'],
    [{ description: 'x'.repeat(1001) }, 'Description is too long: at most 1000 characters.', 'TRM-09'],
    [{ show: 2 }, 'Show has the wrong type.', 'TRM-12'],
    [{ show: undefined }, 'Show is missing.', 'TRM-12'],
  ])('refuses a wrong term (%#) with «%s» (%s)', async (change, sentence) => {
    const reply = await panel.admin.send('AddTerm', { ...aTerm(), ...change });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
  });

  test.each(['freight Extra at ACTUALS.', '  Freight extra   at\nactuals. ', 'Ｆreight extra at actuals.'])(
    'refuses a second term of the same text in its category: %j (TRM-18)',
    async (description) => {
      await panel.admin.ask('AddTerm', aTerm({ category: 'Freight', description: 'Freight extra at actuals.' }));
      const reply = await panel.admin.ask('AddTerm', aTerm({ category: 'Freight', description }));
      expect([reply.status, reply.json]).toMatchObject([
        409,
        { data: 'Term already present.', error: { code: 'TermAlreadyPresent', field: 'description' } },
      ]);
    },
  );

  test('takes the same text in another category (TRM-18)', async () => {
    await add({ category: 'Price', description: 'As agreed.' });
    expect((await panel.admin.ask('AddTerm', aTerm({ category: 'Payment', description: 'As agreed.' }))).status).toBe(201);
  });

  test('adds only one of many simultaneous terms with the same text (TRM-18)', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => panel.admin.ask('AddTerm', aTerm({ description: 'Raced term.' }))));
    expect(statusCounts(replies)).toEqual({ 201: 1, 409: 7 });
  });

  test('stores a long text of Hindi letters and lines, and refuses a duplicate (TRM-06)', async () => {
    expect(longHindi).toHaveLength(1000);
    expect((await add({ description: longHindi })).description).toBe(longHindi);
    expect((await panel.admin.ask('AddTerm', aTerm({ description: longHindi }))).status).toBe(409);
    expect((await panel.admin.ask('AddTerm', aTerm({ description: `${longHindi.slice(0, -1)}॥` }))).status).toBe(201);
    expect((await panel.admin.call('GetTermsData', { search: 'आपूर्ति' })).rows).toHaveLength(2);
    expect((await add({ description: 'First line.\nSecond line.' })).description).toBe('First line.\nSecond line.');
  });
});

describe('GetTermsData', () => {
  test('answers the documented keys with and without prefix (TRM-12, TRM-13, API-10)', async () => {
    const { termsId } = await add({ category: 'Validity', description: '30 days.' });
    const { json } = await panel.admin.send('GetTermsData', { category: 'Validity', search: '30 days' });
    const plain = { termsid: termsId, category: 'Validity', description: '30 days.', show: 1, updatedon: '2026-11-20T04:30:00.000Z' };
    const prefixed = Object.fromEntries(Object.entries(plain).map(([key, value]) => [`fld_${key}`, value]));
    expect(json.data).toEqual([{ ...plain, ...prefixed, fld_version: 1 }]);
  });

  test('filters by category and answers in the order in which terms were added (TRM-01)', async () => {
    const added = [
      await add({ category: 'Warranty', description: 'Zero defects.' }),
      await add({ category: 'Warranty', description: 'All parts.' }),
    ];
    const { rows } = await panel.admin.call('GetTermsData', { category: 'Warranty' });
    expect(rows.every((term) => term.category === 'Warranty')).toBe(true);
    expect(rows.slice(-2).map((term) => term.termsId)).toEqual(added.map((term) => term.termsId));
    expect((await panel.admin.send('GetTermsData', { category: 'Discount' })).status).toBe(400);
  });

  test.each([
    ['the text', 'monsoon'],
    ['the category', 'others'],
    ['the day of the last change', '20th november'],
  ])('finds a term by %s (TRM-08, GEN-15)', async (_, search) => {
    const { rows: known } = await panel.admin.call('GetTermsData', { search: 'monsoon' });
    if (known.length === 0) await add({ category: 'Others', description: 'Closed in the Monsoon weeks.' });
    const { rows } = await panel.admin.call('GetTermsData', { search, category: 'Others' });
    expect(rows.map((term) => term.description)).toContain('Closed in the Monsoon weeks.');
  });

  test('is also the file terms_list.csv, guarded against formulas (TRM-02)', async () => {
    await add({ category: 'Taxes', description: '=SUM(A1) csv', show: 0 });
    const reply = await panel.admin.send('GetTermsData', { search: 'csv', format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="terms_list.csv"');
    expect(reply.text).toBe("Category,Description,Visible,Updated On\r\nTaxes,'=SUM(A1) csv,No,20th November 2026\r\n");
  });
});

describe('GetTerms', () => {
  test('answers every term with category and text, whether the website shows it or not (LKP-07, API-14)', async () => {
    await add({ category: 'Price', description: 'Hidden from the website.', show: 0 });
    const { json } = await panel.admin.send('GetTerms');
    expect(json.data).toContainEqual({ label: 'Price', value: 'Hidden from the website.' });
    const { rows } = await panel.admin.call('GetTermsData', {});
    expect(json.data).toEqual(rows.map(({ category, description }) => ({ label: category, value: description })));
  });
});

describe('UpdateTerm', () => {
  test('takes the documented body with the id and saves the change (TRM-15)', async () => {
    const term = await add();
    const reply = await panel.admin.send('UpdateTerm', {
      id: term.termsId,
      category: 'Payment',
      description: '50 % in advance.',
      show: 0,
      updatedby: 999,
      updatedon: 'now',
    });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ TermsId: term.termsId }] }]);
    expect(await read(term.termsId)).toMatchObject({ category: 'Payment', description: '50 % in advance.', show: 0, version: 2 });
    expect((await panel.admin.call('GetTermsData', { search: term.description })).rows).toEqual([]);
  });

  test('may keep its own text but not take another’s (TRM-18)', async () => {
    const [term, other] = [await add(), await add()];
    const edited = { id: term.termsId, category: term.category, show: term.show };
    expect((await panel.admin.ask('UpdateTerm', { ...edited, description: term.description.toUpperCase() })).status).toBe(200);
    const reply = await panel.admin.ask('UpdateTerm', { ...edited, description: other.description });
    expect([reply.status, reply.json.data]).toEqual([409, 'Term already present.']);
  });

  test('refuses a change that is based on an older version, and saves only one of several simultaneous changes', async () => {
    const { termsId, version, category, show } = await add();
    const change = (description: string) => panel.admin.ask('UpdateTerm', { id: termsId, version, category, show, description });
    const replies = await Promise.all(['One way.', 'Another way.', 'A third way.'].map(change));
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 2 });
    expect((await change('Too late.')).json.error.code).toBe('VersionConflict');
  });
});

describe('DeleteTerm', () => {
  test('takes the documented termid, hides the term everywhere and keeps the record (TRM-16)', async () => {
    const { termsId, description } = await add();
    const reply = await panel.admin.send('DeleteTerm', { termid: termsId });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ TermsId: termsId }] }]);
    expect(await isListed(termsId)).toBe(false);
    expect((await panel.admin.call('GetTerms', {})).map((choice) => choice.value)).not.toContain(description);
    expect((await panel.admin.call('GetTermsData', { search: description })).rows).toEqual([]);
    const kept = await panel.db.selectFrom('terms').select(['description', 'status']).where('id', '=', termsId).executeTakeFirst();
    expect(kept).toEqual({ description, status: 'Deleted' });
  });

  test('leaves the text free for a new term, and allows nothing more to be done with the old one (TRM-19)', async () => {
    const { termsId, category, description, show } = await add();
    await panel.admin.call('DeleteTerm', { termId: termsId });
    for (const reply of [
      await panel.admin.ask('DeleteTerm', { termId: termsId }),
      await panel.admin.ask('UpdateTerm', { id: termsId, category, description, show }),
    ]) {
      expect([reply.status, reply.json.data]).toEqual([404, 'This term does not exist or has been deleted.']);
    }
    expect((await panel.admin.ask('AddTerm', { category, description, show })).status).toBe(201);
  });

  test('refuses a term that has been changed since', async () => {
    const { termsId, version, category, show } = await add();
    await panel.admin.call('UpdateTerm', { id: termsId, category, show, description: 'Changed meanwhile.' });
    expect((await panel.admin.ask('DeleteTerm', { termId: termsId, version })).status).toBe(409);
    expect(await isListed(termsId)).toBe(true);
  });
});

test('Add Terms adds and changes, Delete Terms deletes; everyone who is logged in can read (TRM-03, TRM-10)', async () => {
  const { termsId, category, description, show } = await add();
  const attempts = async (caller: typeof panel.admin) => [
    (await caller.ask('AddTerm', aTerm())).status,
    (await caller.ask('UpdateTerm', { id: termsId, category, description, show })).status,
    (await caller.send('GetTermsData')).status,
    (await caller.send('GetTerms')).status,
    (await caller.ask('DeleteTerm', { termId: termsId })).status,
  ];
  expect(await attempts(panel.visitor())).toEqual([401, 401, 401, 401, 401]);
  expect(await attempts(await panel.userWith(['Add Terms']))).toEqual([201, 200, 200, 200, 403]);
  expect(await attempts(await panel.userWith(['Delete Terms']))).toEqual([403, 403, 200, 200, 200]);
});

test('records who changed what, with before and after', async () => {
  const editor = await panel.userWith(['Add Terms', 'Delete Terms']);
  const { termsId, category, show } = await add({ description: 'Before the change.' });
  await editor.call('UpdateTerm', { id: termsId, category, show, description: 'After the change.' });
  await editor.call('DeleteTerm', { termId: termsId });
  const entries = await panel.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record', '=', 'term')
    .where('record_id', '=', termsId)
    .orderBy('id')
    .execute();
  expect(entries.map(({ operation, user_id }) => [operation, user_id])).toEqual([
    ['AddTerm', 1],
    ['UpdateTerm', editor.userId],
    ['DeleteTerm', editor.userId],
  ]);
  expect([JSON.parse(entries[1]?.before ?? '').description, JSON.parse(entries[1]?.after ?? '').description]).toEqual([
    'Before the change.',
    'After the change.',
  ]);
});
