import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as otherRequests } from 'node:timers/promises';
import sharp from 'sharp';
import { zipSync, type Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { aPicture } from '../../../testing/builders/images.ts';
import { aPdf, attach, fileForm, timelineOf } from '../../../testing/builders/threads.ts';
import { password } from '../../../testing/builders/users.ts';
import { deleteFile, fileStream, saveFile } from '../files/public.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

const megabyte = 1024 * 1024;
const quota = 24 * megabyte;

let panel: TestPanel;
let clerk: Awaited<ReturnType<TestPanel['userWith']>>;
beforeAll(async () => {
  panel = await startTestPanel({ filesQuotaBytes: quota });
  clerk = await panel.userWith(['Add Note']);
});
afterAll(() => panel.stop());

/** Attaches a file to a new customer, and gives the status and the name or the sentence. */
async function attached(name: string, bytes: Uint8Array): Promise<[number, string]> {
  const { status, json } = await attach(clerk, 'customer', await addCustomer(panel.admin), name, bytes);
  return [status, status === 201 ? json.data[0].name : json.data];
}

async function bytesAt(url: string): Promise<Buffer> {
  const response = await fetch(panel.address + url, { headers: { cookie: clerk.cookie } });
  return Buffer.from(await response.arrayBuffer());
}

async function roomUsed(): Promise<number> {
  const { bytes } = await panel.db.selectFrom('file_room').select('bytes').executeTakeFirstOrThrow();
  return Number(bytes);
}

async function storedFiles(): Promise<number> {
  return (await panel.db.selectFrom('files').select('hash').execute()).length;
}

const refused = (reply: { readonly status: number; readonly json: { readonly data: unknown } }) => [reply.status, reply.json.data];
const text = (value: string) => Buffer.from(value);

const anArchive = (parts: Zippable) => Buffer.from(zipSync(parts));

/** A file of Word, Excel or PowerPoint: the list of its contents says which, and whether it has macros. */
function anOfficeFile(kind: string): Buffer {
  return anArchive({ '[Content_Types].xml': contentTypes(kind.includes('ms-') ? kind : `openxmlformats-officedocument.${kind}`) });
}

const contentTypes = (kind: string) =>
  text(`<Types><Override PartName="/main.xml" ContentType="application/vnd.${kind}.main+xml"/></Types>`);

/** A file of LibreOffice: its first part names the kind, uncompressed. */
const anOpenDocument = (kind: string) => anArchive({ mimetype: [text(`application/vnd.oasis.opendocument.${kind}`), { level: 0 }] });
const notSupported = 'This file type is not supported.';

describe('AddAttachment', () => {
  test('stores a file, which the timeline names and everyone who is logged in downloads byte by byte (THR-18, THR-21)', async () => {
    const recordId = await addCustomer(panel.admin);
    const bytes = Buffer.concat([aPdf(), randomBytes(700_000)]);
    const reply = await attach(clerk, 'customer', recordId, 'Drawing of the ward.pdf', bytes);
    expect([reply.status, reply.json.data]).toEqual([
      201,
      [{ AttachmentId: expect.any(Number), url: `/api/attachments/${reply.json.data[0].AttachmentId}`, name: 'Drawing of the ward.pdf' }],
    ]);
    const { url } = reply.json.data[0];
    const [entry] = await timelineOf(await panel.userWith([]), 'customer', recordId);
    expect(entry).toMatchObject({ kind: 'File', text: 'attached Drawing of the ward.pdf', url, size: bytes.length, mayWithdraw: 'No' });
    expect(await bytesAt(url)).toEqual(bytes);
    const { status, headers } = await clerk.fetch(url);
    expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([200, 'application/pdf', String(bytes.length)]);
    expect(headers.get('content-disposition')).toBe('attachment; filename="Drawing of the ward.pdf"');
    expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual(['nosniff', 'sandbox']);
  });

  test('a file that is sent again under its key is attached once (THR-18)', async () => {
    const recordId = await addCustomer(panel.admin);
    const send = async () =>
      clerk.sendForm('AddAttachment', fileForm('customer', recordId, 'scan.pdf', aPdf('sent again')), { key: 'upload-of-scan' });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.json]).toEqual([201, 201, first.json]);
    expect((await timelineOf(clerk, 'customer', recordId)).filter(({ kind }) => kind === 'File')).toHaveLength(1);
  });

  test('has the name that the request gives before that of the upload (THR-18)', async () => {
    const form = fileForm('customer', await addCustomer(panel.admin), 'scan0001.pdf', aPdf('named'));
    form.set('name', 'Purchase order.pdf');
    expect((await clerk.sendForm('AddAttachment', form)).json.data[0].name).toBe('Purchase order.pdf');
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a.pdf', () => aPdf('kinds'), 'a.pdf'],
    ['a.JPG', () => aPicture({ format: 'jpeg' }), 'a.JPG'],
    ['a.png', () => aPicture({ format: 'png' }), 'a.png'],
    ['a.webp', () => aPicture({ format: 'webp' }), 'a.webp'],
    ['a.docx', () => anOfficeFile('wordprocessingml.document'), 'a.docx'],
    ['a.xlsx', () => anOfficeFile('spreadsheetml.sheet'), 'a.xlsx'],
    ['a.pptx', () => anOfficeFile('presentationml.presentation'), 'a.pptx'],
    ['a.odt', () => anOpenDocument('text'), 'a.odt'],
    ['a.ods', () => anOpenDocument('spreadsheet'), 'a.ods'],
    ['a.zip', () => anArchive({ 'plan.txt': text('Ward 3') }), 'a.zip'],
    ['sources.zip', () => anArchive({ 'app/AndroidManifest.xml': text('x') }), 'sources.zip'],
    ['several.zip', () => anArchive({ 'a.docx': anOfficeFile('wordprocessingml.document') }), 'several.zip'],
    ['a.csv', () => text('Name,Quantity\r\nBed,5\r\n'), 'a.csv'],
    ['a.txt', () => text('कुर्सी\tpage\f'), 'a.txt'],
    ['utf16.txt', () => Buffer.from('\ufeffBed', 'utf16le'), 'utf16.txt'],
    ['a.dwg', () => text('AC1032 drawing'), 'a.dwg'],
    ['a.dxf', () => text('  0\nSECTION\n'), 'a.dxf'],
    // The content decides, so the name gets its ending.
    ['photo.pdf', () => aPicture({ format: 'jpeg' }), 'photo.pdf.jpg'],
    ['letter.zip', () => anOfficeFile('wordprocessingml.document'), 'letter.zip.docx'],
    ['paper', () => aPdf('no ending'), 'paper.pdf'],
  ])('takes %s by its content (THR-19)', async (name, bytes, stored) => {
    expect(await attached(name, await bytes())).toEqual([201, stored]);
  });

  test.each<[string, string, Buffer]>([
    ['SVG', 'logo.svg', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['SVG as a picture', 'logo.png', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML', 'page.html', text('<!doctype html><script>alert(1)</script>')],
    ['HTML as a PDF', 'page.pdf', text('<!doctype html><script>alert(1)</script>')],
    ['HTA', 'tool.hta', text('<hta:application><script>new ActiveXObject("x")</script>')],
    ['EXE', 'setup.exe', Buffer.concat([text('MZ'), randomBytes(200)])],
    ['EXE as text', 'setup.txt', Buffer.concat([text('MZ'), Buffer.alloc(60), randomBytes(200)])],
    ['EXE as a drawing', 'setup.dwg', Buffer.concat([text('MZ'), randomBytes(200)])],
    ['a script that is also a PDF', 'both.pdf', text('alert(1)//\n%PDF-1.7\n1 0 obj <<>> endobj')],
    ['a script that is also a PDF, by its own ending', 'both.js', text('alert(1)//\n%PDF-1.7\n')],
    ['a file without a known kind', 'notes', text('plain words')],
    ['a program of Java, also under another name', 'tool.zip', anArchive({ 'META-INF/MANIFEST.MF': text('Main-Class: A') })],
    ['a program for phones', 'tool.apk', anArchive({ 'AndroidManifest.xml': text('x'), 'classes.dex': text('x') })],
    ['a program for phones without its code', 'tool.zip', anArchive({ 'AndroidManifest.xml': text('x') })],
    ['macros alone', 'macros.zip', anArchive({ '../odd': text('x'), 'vbaProject.bin': text('x') })],
    [
      'a document with macros that says it has none',
      'letter.docx',
      anArchive({
        '[Content_Types].xml': contentTypes('openxmlformats-officedocument.wordprocessingml.document'),
        'word/vbaProject.bin': text('x'),
      }),
    ],
    ['a document with macros', 'letter.docm', anOfficeFile('ms-word.document.macroEnabled')],
    ['a document with macros as one without', 'letter.docx', anOfficeFile('ms-word.document.macroEnabled')],
    ['a workbook with macros', 'prices.xlsx', anOfficeFile('ms-excel.sheet.macroEnabled')],
    ['an archive as a document', 'plans.docx', anArchive({ 'plan.txt': text('Ward 3') })],
    ['a presentation of LibreOffice', 'talk.odp', anOpenDocument('presentation')],
  ])('refuses %s (THR-19)', async (_, name, bytes) => {
    const before = await storedFiles();
    expect(await attached(name, bytes)).toEqual([415, notSupported]);
    expect(await storedFiles()).toBe(before);
  });

  test('refuses an empty file, none at all, and one above 10 MB, but takes 10 MB (THR-19)', async () => {
    expect(await attached('empty.pdf', Buffer.alloc(0))).toEqual([400, 'This file is empty.']);
    const form = fileForm('customer', await addCustomer(panel.admin), 'x.pdf', aPdf());
    form.delete('file');
    expect(refused(await clerk.sendForm('AddAttachment', form))).toEqual([400, 'Please choose a file.']);
    for (const size of [10 * megabyte + 1, 12 * megabyte])
      expect(await attached('large.pdf', Buffer.alloc(size, aPdf()))).toEqual([413, 'File too large, upload file less than 10 mb.']);
    const [status] = await attached('large.pdf', Buffer.alloc(10 * megabyte, aPdf('ten')));
    expect(status).toBe(201);
  });

  test('never unpacks an archive: a ZIP bomb is stored and answered as it came (THR-19)', async () => {
    // Announces 4 GB in an entry of a few bytes.
    const bomb = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(14), Buffer.alloc(8, 255), randomBytes(80)]);
    const reply = await attach(clerk, 'customer', await addCustomer(panel.admin), 'bomb.zip', bomb);
    expect([reply.status, await bytesAt(reply.json.data[0].url)]).toEqual([201, bomb]);
  });

  test.each([
    ['../../x.pdf', 'x.pdf'],
    ['..\\..\\windows\\x.pdf', 'x.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['"quoted"; name.pdf', 'quoted; name.pdf'],
    [`${'n'.repeat(196)}.pdf`, `${'n'.repeat(196)}.pdf`],
    [`${'n'.repeat(400)}.pdf`, `${'n'.repeat(196)}.pdf`],
    ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
    ['فاتورة.pdf', 'فاتورة.pdf'],
    ['कुर्सी 💺.pdf', 'कुर्सी 💺.pdf'],
    ['  .  ', 'File.pdf'],
  ])('keeps the name %j as a plain name (THR-21)', async (given, stored) => {
    const form = fileForm('customer', await addCustomer(panel.admin), 'x.pdf', aPdf(given));
    form.set('name', given);
    const reply = await clerk.sendForm('AddAttachment', form);
    expect([reply.status, reply.json.data[0].name]).toEqual([201, stored]);
    expect((await clerk.fetch(reply.json.data[0].url)).headers.get('content-disposition')).toMatch(/^attachment; filename/);
  });

  test('makes a small picture of a picture, and none of a broken or too large one (THR-22)', async () => {
    const recordId = await addCustomer(panel.admin);
    await attach(clerk, 'customer', recordId, 'bed.png', await aPicture({ width: 1200, height: 600 }));
    const [entry] = await timelineOf(clerk, 'customer', recordId);
    const small = await sharp(await bytesAt(entry?.thumbnailUrl ?? '')).metadata();
    expect([small.format, small.width, small.height]).toEqual(['jpeg', 200, 100]);
    const huge = await sharp({ create: { width: 6000, height: 4001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const broken = (await aPicture({ width: 300, height: 300, format: 'jpeg' })).subarray(0, 400);
    for (const [name, bytes] of [
      ['huge.png', huge],
      ['broken.jpg', broken],
    ] as const) {
      const reply = await attach(clerk, 'customer', recordId, name, bytes);
      const [shown] = await timelineOf(clerk, 'customer', recordId);
      expect([reply.status, shown?.thumbnailUrl]).toEqual([201, undefined]);
      expect((await clerk.fetch(`${shown?.url}/thumbnail`)).status).toBe(404);
    }
  });

  test('stores the same content once, whatever its names, also when 8 copies arrive together (THR-20)', async () => {
    const [before, used] = [await storedFiles(), await roomUsed()];
    const bytes = aPdf('copies');
    const customers = await Promise.all(Array.from({ length: 8 }, () => addCustomer(panel.admin)));
    const replies = await Promise.all(customers.map((recordId, index) => attach(clerk, 'customer', recordId, `copy ${index}.pdf`, bytes)));
    expect(replies.map(({ status }) => status)).toEqual(customers.map(() => 201));
    expect([(await storedFiles()) - before, (await roomUsed()) - used]).toEqual([1, bytes.length]);
  });

  test('gives a record at most 50 files, also when two arrive together (THR-20)', async () => {
    const recordId = await addCustomer(panel.admin);
    const add = (count: number) => attach(clerk, 'customer', recordId, `${count}.pdf`, aPdf('the same'));
    for (let count = 0; count < 49; count++) expect((await add(count)).status).toBe(201);
    const last = await Promise.all([add(49), add(50), add(51)]);
    expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(refused(last.find(({ status }) => status === 409) ?? (await add(52)))).toEqual([409, 'A record can hold 50 files.']);
  });

  test('never lets two at once exceed the room for files (THR-20)', async () => {
    const recordId = await addCustomer(panel.admin);
    const left = quota - (await roomUsed());
    const size = Math.floor(left / 3);
    const add = () => attach(clerk, 'customer', recordId, 'x.pdf', Buffer.concat([aPdf(), randomBytes(size - 1000)]));
    const replies = await Promise.all([add(), add(), add(), add()]);
    const full = replies.filter(({ status }) => status !== 201);
    expect(full.map(refused)).toEqual([[409, 'The space for files is used up. An Administrator can increase it in Settings.']]);
    const sizes = await panel.db.selectFrom('files').select('size').execute();
    const sum = sizes.reduce((total, file) => total + file.size, 0);
    expect([await roomUsed(), sum <= quota]).toEqual([sum, true]);
    // Content that is there already takes no room.
    expect((await attach(clerk, 'customer', recordId, 'again.pdf', aPdf('copies'))).status).toBe(201);
  });

  test('lets a user attach 200 MB within 24 hours, withdrawn or not, and others go on (THR-40)', async () => {
    const user = await panel.userWith(['Add Note']);
    const recordId = await addCustomer(panel.admin);
    const send = async (caller: Caller, words: string) => attach(caller, 'customer', recordId, 'small.pdf', aPdf(words));
    const [first] = (await send(user, 'share 1')).json.data;
    await user.call('DeleteAttachment', { attachmentId: first.AttachmentId });
    const hash = createHash('sha256').update(aPdf('share 1')).digest('hex');
    await panel.db
      .updateTable('files')
      .set({ size: 200 * megabyte - aPdf('share 2').length })
      .where('hash', '=', hash)
      .execute();
    expect([(await send(user, 'share 2')).status, (await send(user, 'share 2')).status]).toEqual([201, 201]);
    expect(refused(await send(user, 'share 3'))).toEqual([409, 'You have attached 200 mb within 24 hours. Attach this file later.']);
    expect((await send(clerk, 'share 3')).status).toBe(201);
    panel.clock.pass(24 * 60 + 1);
    await user.logIn(user.mobile, password);
    await clerk.logIn(clerk.mobile, password);
    await panel.admin.logIn(adminMobile, password);
    expect((await send(user, 'share 3')).status).toBe(201);
    await panel.db
      .updateTable('files')
      .set({ size: aPdf('share 1').length })
      .where('hash', '=', hash)
      .execute();
  });

  test('stores nothing of an upload that breaks off (THR-18)', async () => {
    const before = await storedFiles();
    const body = `--edge\r\ncontent-disposition: form-data; name="record"\r\n\r\ncustomer\r\n--edge\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF-1.7 half`;
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const reply = await clerk.fetch('/api/AddAttachment', { method: 'POST', headers, body });
    expect(reply.status).toBe(400);
    expect(await storedFiles()).toBe(before);
  });

  test('refuses a form that names a field twice (THR-18)', async () => {
    const form = fileForm('customer', await addCustomer(panel.admin), 'x.pdf', aPdf('twice'));
    form.append('name', 'one.pdf');
    form.append('name', 'two.pdf');
    expect(refused(await clerk.sendForm('AddAttachment', form))).toEqual([400, 'The request names a field twice.']);
  });

  test('refuses an unknown record and a deleted one (THR-18)', async () => {
    expect(refused(await attach(clerk, 'order', 999_999, 'x.pdf', aPdf()))).toEqual([404, 'This record does not exist.']);
    const gone = await addCustomer(panel.admin);
    await panel.admin.call('DeleteCustomer', { id: gone });
    expect(refused(await attach(clerk, 'customer', gone, 'x.pdf', aPdf()))).toEqual([404, 'This record does not exist.']);
  });
});

describe('an attached file', () => {
  test('is not served to a visitor, nor by a number or hash that names no visible file (THR-21)', async () => {
    const reply = await attach(clerk, 'customer', await addCustomer(panel.admin), 'x.pdf', aPdf('private'));
    const { url } = reply.json.data[0];
    expect((await panel.visitor().fetch(url)).status).toBe(401);
    const { hash } = await panel.db.selectFrom('files').select('hash').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    for (const address of ['/api/attachments/999999', `/api/attachments/${hash}`, `/api/attachments/${hash}.pdf`, '/api/attachments/0'])
      expect([address, (await clerk.fetch(address)).status]).toEqual([address, 404]);
    expect((await clerk.fetch(`${url}/thumbnail`)).status).toBe(404);
  });

  test('is read in parts, and other requests run between any two of all downloads (THR-21)', async () => {
    const bytes = Buffer.concat([aPdf(), randomBytes(6 * 256 * 1024)]);
    const hash = await saveFile(panel.db, bytes, 'application/pdf', panel.clock.now().toISOString());
    let turns = 0;
    const over = new AbortController();
    const others = (async () => {
      for (; !over.signal.aborted; turns++) await otherRequests();
    })();
    const downloads = 8;
    const streams = Array.from({ length: downloads }, () => fileStream(panel.db, hash));
    const read = await Promise.all(streams.map(async (stream) => Buffer.concat(await stream.toArray())));
    over.abort();
    await others;
    expect(read.every((each) => each.equals(bytes))).toBe(true);
    expect(turns).toBeGreaterThanOrEqual(downloads * 6);
    await deleteFile(panel.db, hash, '9999');
  });

  test('that is withdrawn leaves who withdrew it, and is no longer served (THR-23)', async () => {
    const recordId = await addCustomer(panel.admin);
    const [added] = (await attach(clerk, 'customer', recordId, 'secret price.pdf', aPdf('gone'))).json.data;
    const other = await panel.userWith(['Add Note']);
    const attachmentid = added.AttachmentId;
    expect(refused(await other.send('DeleteAttachment', { attachmentid }))).toEqual([403, 'You are not authorised to continue.']);
    expect((await clerk.send('DeleteAttachment', { attachmentid })).status).toBe(200);
    const reply = await clerk.send('GetTimeline', { record: 'customer', recordid: recordId });
    expect(reply.json.data[0]).toMatchObject({ fld_who: '', fld_text: expect.stringMatching(/^File withdrawn by /), fld_kind: 'File' });
    expect(reply.text).not.toContain('secret price');
    expect((await clerk.fetch(added.url)).status).toBe(404);
    expect(refused(await clerk.send('DeleteAttachment', { attachmentid }))).toEqual([404, 'This file does not exist.']);
  });

  test('that is emptied gives its room back at once, unless something else refers to its content (THR-41)', async () => {
    const bytes = aPdf('emptied');
    const add = async () => (await attach(clerk, 'customer', await addCustomer(panel.admin), 'x.pdf', bytes)).json.data[0];
    const before = await roomUsed();
    const [one, two] = [await add(), await add()];
    await clerk.call('DeleteAttachment', { attachmentId: one.AttachmentId, empty: 'Yes' });
    expect([(await roomUsed()) - before, await bytesAt(two.url)]).toEqual([bytes.length, bytes]);
    await clerk.call('DeleteAttachment', { attachmentId: two.AttachmentId, empty: 'Yes' });
    expect([await roomUsed(), (await clerk.fetch(two.url)).status]).toEqual([before, 404]);
    const again = await add();
    expect(await bytesAt(again.url)).toEqual(bytes);
  });

  test('is deleted 30 days after nothing refers to its content any more, and gives its room back (THR-23)', async () => {
    const [one, two] = [await addCustomer(panel.admin), await addCustomer(panel.admin)];
    const bytes = aPdf('retained for thirty days');
    const [first] = (await attach(clerk, 'customer', one, 'a.pdf', bytes)).json.data;
    const [second] = (await attach(clerk, 'customer', two, 'b.pdf', bytes)).json.data;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const parts = async () => (await panel.db.selectFrom('file_parts').select('part').where('hash', '=', hash).execute()).length;
    const days = async (number: number) => {
      // The clearing believes a clock that has passed so much an hour later.
      for (const minutes of [number * 24 * 60, 60]) {
        panel.clock.pass(minutes);
        await panel.jobs.runDue();
      }
      await clerk.logIn(clerk.mobile, password);
    };
    await clerk.call('DeleteAttachment', { attachmentId: first.AttachmentId });
    await days(31);
    expect([await parts(), await bytesAt(second.url)]).toEqual([1, bytes]);
    const deleter = await panel.userWith(['Delete Note']);
    await deleter.call('DeleteAttachment', { attachmentId: second.AttachmentId });
    await days(29);
    expect(await parts()).toBe(1);
    const used = await roomUsed();
    await days(2);
    expect([await parts(), used - (await roomUsed())]).toEqual([0, bytes.length]);
  });
});
