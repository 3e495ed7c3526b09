/** The attacks on the only page without a login. docs/security.md says what each shows. */
import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLinkOffice, type LinkOffice } from '../../../testing/builders/link-office.ts';
import { acceptance, postForm, shareQuotation, textOfPage } from '../../../testing/builders/quotation-links.ts';
import { addSalesSetup } from '../../../testing/builders/quotations.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { password } from '../../../testing/builders/users.ts';
import { testDatabase } from '../../../testing/database/test-database.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { adminMobile, startTestPanel } from '../../../testing/panel/panel.ts';
import { openOutbox, sentMails, type Outbox } from '../../../testing/panel/sent-mails.ts';

let outbox: Outbox;
let panel: LinkOffice['panel'];
let customer: LinkOffice['customer'];
let share: LinkOffice['share'];
beforeAll(async () => {
  outbox = await openOutbox();
  ({ panel, customer, share } = await openLinkOffice({ mail: outbox.mail }));
  await panel.jobs.runDue();
});
afterAll(async () => {
  await panel.stop();
  await outbox.remove();
});
// Let what the previous test counted expire.
beforeEach(() => panel.clock.pass(61));

const guess = (number: number) => `/q/${String(number).padStart(43, 'x')}`;

describe('the limits', () => {
  test('end 30 answers an hour by one link, also at once and also refused ones (FUP-36)', async () => {
    const { path } = await share();
    const replies = await Promise.all(Array.from({ length: 40 }, () => postForm(customer, path, { answer: 'Accept' })));
    expect(statusCounts(replies)).toEqual({ 400: 30, 429: 10 });
    const refused = await postForm(customer, path, acceptance);
    expect([refused.status, textOfPage(refused)]).toEqual([429, expect.stringContaining('Too many requests. Please try again later.')]);
    expect((await customer.fetch(path)).status).toBe(200);
    panel.clock.pass(60);
    expect((await postForm(customer, path, acceptance)).status).toBe(303);
  });

  test('end 120 views an hour by one link, and count no HEAD; other links keep working (FUP-36)', async () => {
    const [one, other] = [await share(), await share()];
    for (let time = 0; time < 20; time++) await customer.fetch(one.path, { method: 'HEAD' });
    const replies = await Promise.all(Array.from({ length: 130 }, () => customer.fetch(one.path)));
    expect(statusCounts(replies)).toEqual({ 200: 120, 429: 10 });
    expect((await customer.fetch(`${one.path}?pdf`)).status).toBe(429);
    expect((await customer.fetch(other.path)).status).toBe(200);
    panel.clock.pass(60);
    expect((await customer.fetch(one.path)).status).toBe(200);
  });

  test('end 30 unknown tokens in 15 minutes from one address, in all processes together, and lock no customer out (FUP-36)', async () => {
    const { path } = await share();
    const second = await panel.startAnother();
    try {
      const addresses = [customer, new Caller(second.address)];
      const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => (addresses[index % 2] ?? customer).fetch(guess(index))));
      expect(statusCounts(replies)).toEqual({ 404: 30, 429: 10 });
      for (const method of ['POST', 'HEAD']) expect((await customer.fetch(guess(41), { method })).status).toBe(429);
      expect((await customer.fetch(path)).status).toBe(200);
      panel.clock.pass(15);
      expect((await customer.fetch(guess(42))).status).toBe(404);
    } finally {
      await second.stop();
    }
  });

  test('forget what no longer counts (FUP-36)', async () => {
    await customer.fetch(guess(1));
    expect(await panel.db.selectFrom('link_attempts').selectAll().execute()).not.toEqual([]);
    panel.clock.pass(121);
    await panel.jobs.runDue();
    expect(await panel.db.selectFrom('link_attempts').selectAll().execute()).toEqual([]);
  });
});

describe('a hostile body', () => {
  test('of 10 MB is refused without being read, and the next answer is taken (FUP-28)', async () => {
    const { path } = await share();
    const reply = await postForm(customer, path, { ...acceptance, remark: 'x'.repeat(10 * 1024 * 1024) });
    expect([reply.status, textOfPage(reply)]).toEqual([413, expect.stringContaining('Your answer is too long. Please shorten it.')]);
    expect((await postForm(customer, path, { ...acceptance, remark: 'x'.repeat(1001) })).status).toBe(400);
    expect((await postForm(customer, path, { ...acceptance, remark: '₹'.repeat(1000) })).status).toBe(303);
  });

  test('of another kind answers nothing: JSON, a form with a file, none at all, a name twice (FUP-28)', async () => {
    const { path, quotationId } = await share();
    const form = new FormData();
    form.set('answer', 'Accept');
    const bodies: RequestInit[] = [
      { body: JSON.stringify(acceptance), headers: { 'content-type': 'application/json' } },
      { body: form },
      { body: 'answer=Accept', headers: { 'content-type': 'text/plain' } },
      {},
    ];
    const statuses = [];
    for (const init of bodies) statuses.push((await customer.fetch(path, { method: 'POST', ...init })).status);
    expect(statuses).toEqual([415, 415, 415, 400]);
    const twice = 'answer=Accept&answer=Decline&name=A&name=%00&designation=B&accept=Yes';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    expect((await customer.fetch(path, { method: 'POST', body: twice, headers })).status).toBe(303);
    expect((await panel.db.selectFrom('link_answers').selectAll().where('quotation_id', '=', quotationId).execute())[0]).toMatchObject({
      answer: 'Accept',
      name: 'A',
    });
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('finds no other method: %s (FUP-27)', async (method) => {
    const { path } = await share();
    expect((await customer.fetch(path, { method })).status).toBe(404);
  });
});

const evil = '=HYPERLINK("http://evil.example","<img src=x onerror=alert(1)>")';

test('HTML and formulas in every field are text on the page, in the mail, in the files and in the timeline (FUP-28, FUP-35)', async () => {
  const { path, quotationId } = await share();
  const preparer = await panel.userWith([]);
  await panel.db.updateTable('quotations').set({ prepared_by_id: preparer.userId }).where('id', '=', quotationId).execute();
  const given = { ...acceptance, name: evil, designation: `+cmd|' /C calc'!A0`, ponumber: '<b>7</b>', remark: `${evil}\n</td><script>` };
  expect((await postForm(customer, path, { ...given, accept: '' })).text).not.toMatch(/<img src=x|<b>7|<\/td><script>/);
  expect((await postForm(customer, path, given)).status).toBe(303);
  expect((await customer.fetch(path)).text).not.toMatch(/<img src=x|<b>7/);
  const [mail] = await sentMails(panel, outbox);
  expect(mail?.text).toContain(evil);
  const [entry] = await panel.admin.call('GetTimeline', { record: 'quotation', recordId: quotationId });
  expect(entry).toMatchObject({ who: 'Customer by link', kind: 'Link', text: expect.stringContaining(evil) });
  const { text: csv } = await panel.admin.send('GetAuditLog', { record: 'quotation', recordid: quotationId, format: 'csv' });
  expect(csv).toContain('Customer by link');
  expect(csv.match(/(^|,)"?[=+@]/m)).toBeNull();
});

const minutesADay = 24 * 60;

interface UserNumber {
  readonly userId: number;
}

/** Shares a quotation that one user has prepared, in a deal that another one owns. */
async function shareFor(preparer: UserNumber, owner: UserNumber) {
  const { path, quotationId } = await share();
  await panel.db.updateTable('quotations').set({ prepared_by_id: preparer.userId }).where('id', '=', quotationId).execute();
  const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
  const { dealId = 0, companyName = '', number = '' } = quotation ?? {};
  await panel.db.updateTable('deals').set({ owner_id: owner.userId }).where('id', '=', dealId).execute();
  return { path, quotationId, companyName, number };
}

describe('the office', () => {
  test('preparer and owner get a notice at once and a mail within a minute (FUP-35)', async () => {
    const [preparer, owner] = [await panel.userWith(['Add Quotation']), await panel.userWith([])];
    const { path, quotationId, companyName, number } = await shareFor(preparer, owner);
    await postForm(customer, path, { answer: 'Change', text: 'Two beds less,\nplease' });
    const sentence = `${companyName} asks for a change to ${number}.`;
    for (const user of [preparer, owner])
      expect(await user.call('GetNotifications', {})).toMatchObject([
        { text: `${sentence} Two beds less, please`, page: 'viewquotation', id: quotationId },
      ]);
    const mails = await sentMails(panel, outbox);
    expect(mails.map(({ subject }) => subject)).toEqual([sentence, sentence]);
    for (const { text } of mails) expect(text).toContain("Customer's words: Two beds less,\nplease");
    expect(await sentMails(panel, outbox)).toEqual([]);
  });

  test('Administrators get the notice when preparer and owner have left (FUP-35)', async () => {
    const [preparer, owner] = [await panel.userWith([]), await panel.userWith([])];
    const { path, quotationId, companyName, number } = await shareFor(preparer, owner);
    for (const { userId } of [preparer, owner]) await panel.admin.call('DeleteUser', { userId });
    expect((await postForm(customer, path, acceptance)).status).toBe(303);
    const [notice] = await panel.admin.call('GetNotifications', {});
    expect(notice).toMatchObject({ text: `${companyName} has accepted ${number}.`, page: 'viewquotation', id: quotationId });
  });

  test('reads in the notice that the mail failed, and gets it when the mail server is back (FUP-35)', async () => {
    const preparer = await panel.userWith([]);
    const { path, quotationId } = await share();
    await panel.db.updateTable('quotations').set({ prepared_by_id: preparer.userId }).where('id', '=', quotationId).execute();
    await postForm(customer, path, { answer: 'Decline', lostreason: 'Price' });
    await outbox.remove();
    panel.clock.pass(1);
    await panel.jobs.runDue();
    const notices = async () => (await preparer.call('GetNotifications', {})).map(({ text }) => text);
    expect(await notices()).toEqual([expect.stringMatching(/ has declined \S+\. Price The mail about this could not be sent\.$/)]);
    await mkdir(outbox.folder);
    expect((await sentMails(panel, outbox)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('has declined'));
    expect(await notices()).toEqual([expect.stringMatching(/ has declined \S+\. Price$/)]);
  });
});

describe('a mail about an answer', () => {
  test('is sent when the panel runs again after days, as after a weekend (FUP-35)', async () => {
    const user = await panel.userWith([]);
    const { path, companyName, number } = await shareFor(user, user);
    await postForm(customer, path, acceptance);
    panel.clock.pass(3 * minutesADay);
    expect((await sentMails(panel, outbox)).map(({ subject }) => subject)).toContain(`${companyName} has accepted ${number}.`);
    expect(await sentMails(panel, outbox)).toEqual([]);
    await panel.admin.logIn(adminMobile, password);
  });

  test('that fails is given up after a day (FUP-35)', async () => {
    const user = await panel.userWith([]);
    const { path } = await shareFor(user, user);
    await postForm(customer, path, acceptance);
    await outbox.remove();
    const waiting = async () => (await panel.db.selectFrom('answer_mails').select('id').execute()).length;
    panel.clock.pass(minutesADay);
    await panel.jobs.runDue();
    expect(await waiting()).toBe(1);
    panel.clock.pass(1);
    await panel.jobs.runDue();
    expect(await waiting()).toBe(0);
    await mkdir(outbox.folder);
    await panel.admin.logIn(adminMobile, password);
  });
});

test('a link outlives a change of LINK_URL, and opens nothing while links are off (FUP-24)', async () => {
  const database = await testDatabase();
  const startAt = (linkUrl: string) =>
    startTestPanel({ database: database.settings, linkUrl: linkUrl === '' ? undefined : new URL(linkUrl) });
  const opened: number[] = [];
  const made: string[] = [];
  let [path, quotationId] = ['', 0];
  for (const address of ['https://old.example.in/', 'https://new.example.in/offers', '']) {
    const own = await startAt(address);
    if (path === '') ({ path, quotationId } = await shareQuotation(own.admin, await addSalesSetup(own.admin)));
    opened.push((await own.visitor().fetch(path)).status);
    const { json } = await own.admin.send('AddQuotationLink', { quotationid: quotationId, channel: 'Copy' });
    made.push(String(json.data[0].url ?? json.data));
    await own.stop();
  }
  await database.drop();
  expect(opened).toEqual([200, 200, 404]);
  expect(made).toEqual([
    expect.stringMatching(/^https:\/\/old\.example\.in\/q\/[\w-]{43}$/),
    expect.stringMatching(/^https:\/\/new\.example\.in\/offers\/q\/[\w-]{43}$/),
    'Set PUBLIC_URL to share links.',
  ]);
});

test('no other address opens without a login because of links (FUP-24, GEN-01)', async () => {
  const { path } = await share();
  const token = path.split('/').at(-1) ?? '';
  expect(panel.addresses().filter((url) => url.startsWith('/q'))).toEqual(['/q/:token']);
  for (const address of [`${path}/`, `${path}/api/GetCustomer`, `/Q/${token}`, '/q/', '/q', `/q/${'x'.repeat(300)}`])
    expect([address, (await customer.fetch(address)).status]).toEqual([address, 404]);
  expect((await customer.fetch('/q/..%2fapi%2fGetCustomer')).status).toBe(404);
  const { quotationId } = await share();
  const headers = { cookie: `vikray_session=${token}`, authorization: `Bearer ${token}` };
  for (const address of [`/api/GetQuotation?quotationid=${quotationId}`, `/api/quotations/${quotationId}.pdf`, '/api/page-answers'])
    expect((await customer.fetch(address, { headers })).status).toBe(401);
});
