import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPicture, imageForm } from '../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

/** Uploads a picture and returns its address. */
async function upload(folder: string, fileName: string, picture: Uint8Array): Promise<string> {
  const reply = await panel.admin.sendForm('AddImage', imageForm(folder, fileName, picture));
  expect(reply.status).toBe(201);
  return reply.json.data[0].url;
}

/** The bytes that the panel serves under an address. */
async function served(url: string): Promise<Buffer> {
  const response = await fetch(panel.address + url, { headers: { cookie: panel.admin.cookie } });
  return Buffer.from(await response.arrayBuffer());
}

/** A photo taken with a telephone held sideways: stored lying down, red left and blue right, with its location. */
async function aSidewaysPhoto(): Promise<Buffer> {
  const [left, right] = await Promise.all(
    ['#c00', '#00c'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp({ create: { width: 80, height: 40, channels: 3, background: '#fff' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 40, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Asha Rao' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 59/1 50/1' } })
    .jpeg()
    .toBuffer();
}

describe('AddImage', () => {
  test('answers a product’s picture as an object, and the address under which it is served (PRD-19, API-05)', async () => {
    const reply = await panel.admin.sendForm('AddImage', imageForm('Product', '12', await aPicture()));
    expect(reply.status).toBe(201);
    expect(reply.json).toEqual({
      Message: { filename: '12.jpg' },
      data: [{ filename: '12.jpg', url: expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}\.jpg$/) }],
    });
  });

  test('takes a still GIF (P3-57)', async () => {
    const still = await sharp(await aPicture())
      .gif()
      .toBuffer();
    expect((await sharp(await served(await upload('Product', '57', still))).metadata()).format).toBe('jpeg');
  });

  test('answers a user’s photo as text with commas and equals signs', async () => {
    const reply = await panel.admin.sendForm('AddImage', imageForm('User', 'E12-7', await aPicture()));
    expect([reply.status, reply.json.Message]).toEqual([201, 'filename=E12-7.jpg,foldername=User']);
  });

  test('answers a company’s logo as an object, named as the caller chose (COM-15)', async () => {
    const reply = await panel.admin.sendForm('AddImage', imageForm('Company', '48151623logo.png', await aPicture()));
    expect([reply.status, reply.json.Message]).toEqual([201, { filename: '48151623logo.jpg' }]);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('takes a %s and serves it as a plain JPEG', async (format) => {
    const url = await upload('Product', format, await aPicture({ format }));
    expect(await sharp(await served(url)).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
  });

  test('stores the same picture once, under whatever names', async () => {
    const picture = await aPicture();
    const urls = [
      await upload('Product', 'one', picture),
      await upload('Product', 'two', picture),
      await upload('Product', 'one', picture),
    ];
    expect(new Set(urls).size).toBe(1);
    const { count } = await panel.db
      .selectFrom('images')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('hash', '=', urls[0]?.slice('/api/images/'.length, -'.jpg'.length) ?? '')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test('stores the same picture once even when 8 copies arrive together', async () => {
    const picture = await aPicture();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => panel.admin.sendForm('AddImage', imageForm('Product', 'raced', picture))),
    );
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
  });

  test('turns a photo upright and removes who took it and where', async () => {
    const stored = sharp(await served(await upload('Product', 'sideways', await aSidewaysPhoto())));
    const metadata = await stored.metadata();
    expect(metadata).toMatchObject({ width: 40, height: 80 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    const top = await stored.clone().extract({ left: 20, top: 10, width: 1, height: 1 }).raw().toBuffer();
    expect([(top[0] ?? 0) > 150, (top[2] ?? 0) < 100]).toEqual([true, true]);
  });

  test.each([
    ['Product', 600, 300],
    ['User', 400, 200],
    ['Company', 400, 200],
  ])('shrinks a picture for %s to %i pixels at most, in its proportions', async (folder, width, height) => {
    const url = await upload(folder, 'large', await aPicture({ width: 1600, height: 800, format: 'jpeg' }));
    expect(await sharp(await served(url)).metadata()).toMatchObject({ width, height });
  });

  test('shows transparent parts on white', async () => {
    const clear = await sharp({ create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const pixel = await sharp(await served(await upload('Company', 'clear', clear)))
      .extract({ left: 5, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...pixel]).toEqual([255, 255, 255]);
  });

  test.each([
    ['Add Product', 'Product'],
    ['Edit Product', 'Product'],
    ['Add User', 'User'],
    ['Edit User', 'User'],
    ['Add Company', 'Company'],
    ['Edit Company', 'Company'],
  ] as const)('lets holders of %s fill the folder %s and no other', async (right, own) => {
    const clerk = await panel.userWith([right]);
    for (const folder of ['Product', 'User', 'Company']) {
      const reply = await clerk.sendForm('AddImage', imageForm(folder, 'x', await aPicture()));
      expect([folder, reply.status]).toEqual([folder, folder === own ? 201 : 403]);
    }
  });

  test('requires a login and the right', async () => {
    const form = imageForm('Product', 'x', await aPicture());
    expect((await panel.visitor().sendForm('AddImage', form)).status).toBe(401);
    const reply = await (await panel.userWith(['Add Customer'])).sendForm('AddImage', form);
    expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
  });

  test('takes a form, and no other operation does (API-04, API-05)', async () => {
    const asJson = await panel.admin.send('AddImage', { foldername: 'Product', filename: 'x', file: 'data:image/png;base64,AAAA' });
    expect([asJson.status, asJson.json.data]).toEqual([415, 'Send the file as multipart form data.']);
    const asForm = await panel.admin.sendForm('AddTax', imageForm('Product', 'x', await aPicture()));
    expect([asForm.status, asForm.json.data]).toEqual([415, 'Send the request as JSON.']);
  });
});

describe('a stored picture', () => {
  test('is served to everyone who is logged in, as a JPEG that may be cached for ever', async () => {
    const url = await upload('Product', 'headers', await aPicture());
    const { status, headers } = await panel.admin.fetch(url);
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('content-disposition')).toBe(`inline; filename="${url.split('/').at(-1)}"`);
    expect((await (await panel.userWith([])).fetch(url)).status).toBe(200);
  });

  test('is not served to a visitor (GEN-01)', async () => {
    const reply = await panel.visitor().fetch(await upload('Product', 'private', await aPicture()));
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([401, 'no-store']);
    expect(reply.json.data).toBe('Please log in to continue.');
  });

  test.each([
    ['a hash that no picture has', `${'0'.repeat(64)}.jpg`],
    ['a short hash', 'abc.jpg'],
    ['a hash in capitals', `${'A'.repeat(64)}.jpg`],
    ['another extension', `${'0'.repeat(64)}.png`],
    ['a path that leaves the folder', '..%2f..%2f..%2fetc%2fpasswd'],
    ['a path that leaves the folder, before a hash', `..%2f${'0'.repeat(64)}.jpg`],
    ['a path with a zero byte', `${'0'.repeat(64)}.jpg%00.html`],
    ['the chosen file name', 'headers.jpg'],
    ['a quotation mark', "'%20or%201=1--.jpg"],
    ['nothing', ''],
  ])('is not found under %s', async (_, name) => {
    const reply = await panel.admin.fetch(`/api/images/${name}`);
    expect([reply.status, typeof reply.json.data]).toEqual([404, 'string']);
  });
});
