import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { imageForm, uploadPicture } from '../../../testing/builders/images.ts';
import { openLinkOffice, type LinkOffice } from '../../../testing/builders/link-office.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { acceptance, postForm, textOfPage } from '../../../testing/builders/quotation-links.ts';
import { aQuotation } from '../../../testing/builders/quotations.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';

let office: LinkOffice;
beforeAll(async () => {
  office = await openLinkOffice();
});
afterAll(() => office.panel.stop());

/** A quotation of a product with a photo, one without, and one with another photo. */
async function sharePictured() {
  const { panel, setup, share } = office;
  const photos = [await uploadPicture(panel.admin, 'Product'), '', await uploadPicture(panel.admin, 'Product')];
  const products: number[] = [];
  for (const photo of photos) products.push(await addProduct(panel.admin, photo === '' ? {} : { photo }));
  const lines = products.map((productId, index) => ({ productId, quantity: 1, rate: 1000_00 + index }));
  return { ...(await share(aQuotation(setup, lines))), photos };
}

/** A picture of a link, or of the panel for a user. */
async function pictureAt(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(office.panel.address + path, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A logo with a square of a colour on white. */
async function logoOf(background: string): Promise<string> {
  const square = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const file = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#fff' } })
    .composite([{ input: square, left: 10, top: 10 }])
    .png()
    .toBuffer();
  const reply = await office.panel.admin.sendForm('AddImage', imageForm('Company', '', file));
  return reply.json.data[0].url;
}

describe('the pictures on the page of a link', () => {
  test('are the logo and the photos of its lines, sized, and photos only when they come into view (LET-30)', async () => {
    const { path, photos } = await sharePictured();
    const { text } = await office.customer.fetch(path);
    const images = text.match(/<img[^>]*>/g) ?? [];
    expect(images.map((image) => /src="([^"]*)"/.exec(image)?.[1])).toEqual(['?logo', '?photo=1', '?photo=3']);
    for (const image of images) expect(image).toMatch(/width="\d+" height="\d+"/);
    for (const image of images.slice(1)) expect(image).toContain('loading="lazy"');
    const { cookie } = office.panel.admin;
    for (const [index, photo] of photos.entries()) {
      if (photo === '') continue;
      const stored = await pictureAt(photo, { cookie });
      expect((await pictureAt(`${path}?photo=${index + 1}`)).bytes.equals(stored.bytes)).toBe(true);
    }
    const logo = await pictureAt(`${path}?logo`);
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('are stored nowhere, run nothing, and set no cookie (LET-30, FUP-37)', async () => {
    const { path } = await sharePictured();
    const { headers } = await pictureAt(`${path}?photo=1`, { cookie: office.panel.admin.cookie });
    const header = (name: string) => headers.get(name);
    expect([header('cache-control'), header('content-security-policy'), header('referrer-policy')]).toEqual([
      'no-store',
      'sandbox',
      'no-referrer',
    ]);
    expect([header('x-content-type-options'), header('x-robots-tag')]).toEqual(['nosniff', expect.stringContaining('noindex')]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test.each(['0', '-1', '2', '4', '1.0', '01', ' 1', '1e0', '99999999999999999999', '', '1%00', '../1', 'logo'])(
    'are no others, whatever is asked for: %j (LET-30)',
    async (number) => {
      const { path } = await sharePictured();
      const reply = await office.customer.fetch(`${path}?photo=${number}`);
      expect([reply.status, textOfPage(reply)]).toEqual([404, expect.stringContaining('This link is not valid.')]);
    },
  );

  test('need their link: neither its photo by hash nor another token shows them (LET-30)', async () => {
    const { path, photos } = await sharePictured();
    expect((await pictureAt(photos[0] ?? '')).status).toBe(401);
    const wrong = `${path.slice(0, -1)}${path.endsWith('A') ? 'Q' : 'A'}`;
    const [unknown, other] = [await office.customer.fetch(`${wrong}?photo=1`), await office.customer.fetch(`${wrong}?photo=99`)];
    expect([unknown.status, unknown.text]).toEqual([404, other.text]);
  });

  test('end with the link, and the answer to one that is there equals the answer to one that is not (LET-30, FUP-32)', async () => {
    const { path, linkId } = await sharePictured();
    await office.panel.admin.call('WithdrawQuotationLink', { linkId });
    const replies = [];
    for (const more of ['?photo=1', '?photo=2', '?photo=99', '?logo']) replies.push(await office.customer.fetch(path + more));
    expect(replies.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  test('are limited to 2,000 an hour by one link, and take nothing from its views (LET-30, FUP-36)', async () => {
    const { path, linkId } = await sharePictured();
    await office.panel.db
      .insertInto('link_attempts')
      .values({ kind: 'picture', subject: String(linkId), started_at: office.panel.clock.now().toISOString(), count: 1995 })
      .execute();
    const replies = await Promise.all(Array.from({ length: 10 }, () => office.customer.fetch(`${path}?photo=1`)));
    expect(statusCounts(replies)).toEqual({ 200: 5, 429: 5 });
    expect((await office.customer.fetch(path)).status).toBe(200);
  });
});

describe('the page of a link', () => {
  const accentIn = (text: string) => /--accent:(#\w+)/.exec(text)?.[1];

  test.each([
    ['#1d4ed8', /^#[12]\w[45]\wd\w$/],
    ['#fde047', /^#7\w7\w2\w$/],
    ['#000000', /^#0d5c68$/],
  ])('has the colour of the logo, dark enough to be read: %s (LET-31)', async (colour, shown) => {
    const { panel, setup, share } = office;
    const companyId = await addCompany(panel.admin, { image: await logoOf(colour) });
    const { path } = await share(aQuotation({ ...setup, companyId }));
    expect(accentIn((await office.customer.fetch(path)).text)).toMatch(shown);
  });

  test('has telephone numbers and e-mail addresses as links (LET-31)', async () => {
    const { path, quotationId } = await office.share();
    const { text } = await office.customer.fetch(path);
    const { companyForEmail, phoneNumber, preparedByMobile } = await office.quotationOf({ quotationId });
    expect(text).toContain(`<a href="mailto:${companyForEmail}">${companyForEmail}</a>`);
    expect(text).toContain(`<a href="tel:+91${phoneNumber}">+91 ${phoneNumber}</a>`);
    expect(text).toContain(`<a href="tel:+91${preparedByMobile}">${preparedByMobile}</a>`);
  });

  test('has the answers in a bar for phones, until the quotation is answered, and then its confirmation (LET-31, LET-32)', async () => {
    const { path } = await office.share();
    const barOf = (text: string) =>
      [...(/<nav class="bar".*?<\/nav>/s.exec(text)?.[0] ?? '').matchAll(/href="#(\w+)"/g)].map(([, to]) => to);
    const { text } = await office.customer.fetch(path);
    expect(barOf(text)).toEqual(['accept', 'change', 'decline']);
    for (const anchor of barOf(text)) expect(text).toContain(`id="${anchor}"`);
    expect((await postForm(office.customer, path, acceptance)).headers.get('location')).toBe('?#answered');
    const answered = await office.customer.fetch(path);
    expect([barOf(answered.text), answered.text.includes('id="answered"')]).toEqual([[], true]);
  });
});
