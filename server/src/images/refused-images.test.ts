import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPicture, imageForm } from '../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const unreadable = 'This file cannot be read as an image. Choose a JPEG, PNG or WebP picture.';
const animated = 'Animated images are not supported. Choose a still picture.';
const tooManyPixels = 'This image is too large: at most 24 million pixels.';

async function countStored() {
  const rows = [
    await panel.db.selectFrom('images').select('hash').execute(),
    await panel.db.selectFrom('image_names').select('name').execute(),
  ];
  return rows.map((each) => each.length);
}

/** Uploads something that must be refused, and checks that nothing of it is stored. */
async function refused(form: FormData) {
  const before = await countStored();
  const { status, json } = await panel.admin.sendForm('AddImage', form);
  expect(await countStored()).toEqual(before);
  return [status, json.data];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A black and white PNG with sides of this many pixels: few bytes, whatever its size. */
function aHugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const lines = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that claims two frames. */
async function anAnimatedPng(): Promise<Buffer> {
  const still = await aPicture();
  const afterHeader = 8 + 25;
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  return Buffer.concat([still.subarray(0, afterHeader), chunk('acTL', frames), still.subarray(afterHeader)]);
}

async function twoFrames(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = [await aPicture(), await aPicture()];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

async function truncated(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const whole = await aPicture({ width: 300, height: 300, format });
  return whole.subarray(0, Math.floor(whole.length * 0.6));
}

const smallestZip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

describe('AddImage refuses, with a sentence and without storing anything,', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['plain text', () => Buffer.from('just some text, long enough to be examined'), unreadable],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), unreadable],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'), unreadable],
    ['a zip', () => smallestZip, unreadable],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj'), unreadable],
    ['PHP after the first bytes of a JPEG', () => Buffer.concat([jpegStart, Buffer.from('<?php system($_GET["c"]); ?>')]), unreadable],
    [
      'a TIFF',
      async () =>
        sharp(await aPicture())
          .tiff()
          .toBuffer(),
      unreadable,
    ],
    ['half a JPEG', () => truncated('jpeg'), unreadable],
    ['half a PNG', () => truncated('png'), unreadable],
    ['half a WebP', () => truncated('webp'), unreadable],
    ['an empty file', () => Buffer.alloc(0), unreadable],
    ['a single byte', () => Buffer.from([0xff]), unreadable],
    ['an animated GIF', () => twoFrames('gif'), animated],
    ['an animated WebP', () => twoFrames('webp'), animated],
    ['an animated PNG', anAnimatedPng, animated],
    ['400 million pixels in a small file', () => aHugePng(20_000), tooManyPixels],
    ['one row more than 24 million pixels', () => aHugePng(4900), tooManyPixels],
  ])('%s named .jpg', async (_, file, sentence) => {
    const bytes = await file();
    expect(bytes.length).toBeLessThan(100_000);
    expect(await refused(imageForm('Product', 'innocent', bytes, 'innocent.jpg'))).toEqual([422, sentence]);
  });

  test.each([
    ['Product', 2 * 1024 * 1024 + 1, 'Image too large, upload file less than 2 mb.'],
    ['User', 512 * 1024 + 1, 'Image too large, upload file less than 300 kb.'],
    ['Company', 512 * 1024 + 1, 'Logo too large, upload file less than 300 kb.'],
    ['Product', 6 * 1024 * 1024, 'Image too large, upload file less than 2 mb.'],
    ['Company', 6 * 1024 * 1024, 'Logo too large, upload file less than 300 kb.'],
  ])('a file for %s of %i bytes (COM-11, PRD-42)', async (folder, size, sentence) => {
    expect(await refused(imageForm(folder, 'large', Buffer.alloc(size, await aPicture())))).toEqual([413, sentence]);
  });

  test('a request without a file, or with text in its place', async () => {
    const form = imageForm('Product', 'x', await aPicture());
    form.delete('file');
    expect(await refused(form)).toEqual([400, 'Please choose an image file.']);
    form.set('file', 'text');
    expect(await refused(form)).toEqual([400, 'Please choose an image file.']);
  });

  test('an unknown folder, a missing one, and one that is a path', async () => {
    for (const folder of ['Invoice', 'product', '../Product', '']) {
      expect(await refused(imageForm(folder, 'x', await aPicture()))).toEqual([400, 'Folder name is not one of the choices.']);
    }
    const form = imageForm('Product', 'x', await aPicture());
    form.delete('foldername');
    expect(await refused(form)).toEqual([400, 'Folder name is missing.']);
  });

  test('a second file, and too many parts', async () => {
    const two = imageForm('Product', 'x', await aPicture());
    two.append('second', new Blob([new Uint8Array(await aPicture())]), 'second.jpg');
    expect(await refused(two)).toEqual([413, 'The request is too large.']);
    const many = imageForm('Product', 'x', await aPicture());
    for (let part = 0; part < 30; part++) many.append(`part${part}`, 'x');
    expect(await refused(many)).toEqual([413, 'The request is too large.']);
  });

  test('a part that would change the form itself', async () => {
    const form = imageForm('Product', 'x', await aPicture());
    form.set('__proto__', 'polluted');
    expect(await refused(form)).toEqual([400, 'Send the file as multipart form data.']);
  });

  test('a form that is cut off or names no boundary', async () => {
    const cut = '--edge\r\ncontent-disposition: form-data; name="foldername"\r\n\r\nProd';
    for (const type of ['multipart/form-data; boundary=edge', 'multipart/form-data']) {
      const reply = await panel.admin.fetch('/api/AddImage', { method: 'POST', headers: { 'content-type': type }, body: cut });
      expect([type, reply.status, reply.json.data]).toEqual([type, 400, 'Send the file as multipart form data.']);
    }
  });
});

describe('AddImage takes safely', () => {
  test('a picture with a script behind its last pixel: the script is gone', async () => {
    const picture = Buffer.concat([await aPicture({ format: 'jpeg' }), Buffer.from('<?php system("id"); ?><script>alert(1)</script>')]);
    const reply = await panel.admin.sendForm('AddImage', imageForm('Product', 'shell.php', picture, 'shell.php.jpg'));
    expect([reply.status, reply.json.Message.filename]).toEqual([201, 'shell.jpg']);
    const { bytes } = await panel.db
      .selectFrom('images')
      .select('bytes')
      .where('hash', '=', reply.json.data[0].url.slice(12, 76))
      .executeTakeFirstOrThrow();
    expect(Buffer.from(bytes).includes('<?php')).toBe(false);
    expect(Buffer.from(bytes).includes('<script')).toBe(false);
  });

  test.each([
    ['../../../etc/passwd', 'etcpasswd.jpg'],
    ['..\\..\\windows\\system.ini', 'windowssystem.jpg'],
    ['<script>', 'script.jpg'],
    ['a"b\'c;d', 'abcd.jpg'],
    ['C:\\photo.jpeg', 'Cphoto.jpg'],
    ['E12-7', 'E12-7.jpg'],
  ])('the file name %j', async (chosen, filename) => {
    const reply = await panel.admin.sendForm('AddImage', imageForm('Product', chosen, await aPicture()));
    expect([reply.status, reply.json.Message]).toEqual([201, { filename }]);
  });

  test.each(['', '...', '../', 'कुर्सी', '💺'])('the file name %j, which it replaces with its own', async (chosen) => {
    const reply = await panel.admin.sendForm('AddImage', imageForm('Product', chosen, await aPicture()));
    expect([reply.status, reply.json.Message.filename]).toEqual([201, expect.stringMatching(/^Product-[0-9a-f]{12}\.jpg$/)]);
  });

  test('further text parts, which it ignores', async () => {
    const form = imageForm('Product', 'extra', await aPicture());
    form.set('updatedby', '999');
    expect((await panel.admin.sendForm('AddImage', form)).json.Message).toEqual({ filename: 'extra.jpg' });
  });
});
