import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLinkOffice, type LinkOffice } from '../../../testing/builders/link-office.ts';
import { acceptance, addLink, postForm, textOfPage } from '../../../testing/builders/quotation-links.ts';
import { aQuotation } from '../../../testing/builders/quotations.ts';
import { addRevision } from '../../../testing/builders/revisions.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';

let panel: LinkOffice['panel'];
let setup: LinkOffice['setup'];
let customer: LinkOffice['customer'];
let share: LinkOffice['share'];
let quotationOf: LinkOffice['quotationOf'];
beforeAll(async () => {
  ({ panel, setup, customer, share, quotationOf } = await openLinkOffice());
});
afterAll(() => panel.stop());

describe('the page of a link', () => {
  test('shows the quotation with its heads of tax, and nothing that the PDF does not print (FUP-26, GTX-16)', async () => {
    const { quotationId, path } = await share({ validUntil: '2026-12-15', installed: 'No' });
    const page = await customer.fetch(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const quotation = await quotationOf({ quotationId });
    const shown = textOfPage(page);
    const texts = [quotation.companyForName, quotation.number, '20/11/2026', '15/12/2026', quotation.companyName, quotation.name];
    expect(shown).toContain('GST on goods: CGST 9 % ');
    for (const text of [...texts, '1,000.00', '₹10,738.00', 'Within 3-4 weeks', '50% advance', quotation.preparedBy, 'Download PDF'])
      expect(shown).toContain(text);

    const file = await fetch(`${panel.address}${path}?pdf`);
    const bytes = Buffer.from(await file.arrayBuffer());
    const { pages } = await readPdf(bytes);
    const squeezed = (text: string) => text.replaceAll(/\s+/g, '');
    const printed = squeezed(pages.join(''));
    // The page's own words come before the answers; the rest is the quotation.
    const own = ['Date', 'Valid until', 'To', 'Products', 'Prepared by', 'Download PDF', 'Your Answer'];
    const [, content = ''] = /<main>(.*?)<section class="answers"/s.exec(page.text) ?? [];
    const pieces = content
      .replaceAll('&amp;', '&')
      .split(/<[^>]*>|\n/)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '' && !own.includes(piece));
    expect(pieces.filter((piece) => !printed.includes(squeezed(piece)))).toEqual([]);
  });

  test('gives the PDF that was kept when the first link was made, byte for byte (FUP-26, REV-21)', async () => {
    const { quotationId, path } = await share();
    panel.clock.pass(3);
    const other = await addLink(panel.admin, quotationId);
    const files = await Promise.all(
      [`${path}?pdf`, `${other.path}?pdf`].map(async (address) => {
        const reply = await fetch(panel.address + address);
        expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename=\S*-20-11-2026\.pdf$/);
        expect([reply.headers.get('cache-control'), reply.headers.get('content-security-policy')]).toEqual(['no-store', 'sandbox']);
        return Buffer.from(await reply.arrayBuffer());
      }),
    );
    const sent = await fetch(`${panel.address}/api/quotations/${quotationId}.pdf?as=sent`, { headers: { cookie: panel.admin.cookie } });
    const kept = Buffer.from(await sent.arrayBuffer());
    expect(files.map((file) => file.equals(kept))).toEqual([true, true]);
  });

  test('sets no cookie, is kept nowhere, allows only its own style and script, and is in no frame (FUP-37)', async () => {
    const { path } = await share();
    const page = await panel.admin.fetch(path);
    const header = (name: string) => page.headers.get(name) ?? '';
    expect(page.headers.getSetCookie()).toEqual([]);
    expect([header('cache-control'), header('referrer-policy'), header('x-frame-options')]).toEqual(['no-store', 'no-referrer', 'DENY']);
    expect([header('x-robots-tag'), page.text]).toEqual([expect.stringContaining('noindex'), expect.stringContaining('noindex')]);
    // Links have a host name of their own, which may be encrypted where the panel is not.
    expect(header('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const policy = header('content-security-policy').split(';');
    const hashOf = (tag: string) => {
      const [, source = ''] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page.text) ?? [];
      return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
    };
    expect(policy).toEqual([
      "default-src 'none'",
      `style-src ${hashOf('style')}`,
      `script-src ${hashOf('script')}`,
      "img-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(page.text).not.toMatch(/<link|style="| on\w+=/);
    expect(page.text.match(/src="[^"]*"/g)).toEqual(['src="?logo"']);
  });

  test('is at most 60 KB, also with 60 lines, and less when the browser takes it compressed (FUP-26)', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ productId: setup.productId, quantity: 2, rate: 1000_00 + index }));
    const { path } = await share(aQuotation(setup, lines));
    const page = await fetch(panel.address + path, { headers: { 'accept-encoding': 'identity' } });
    expect((await page.arrayBuffer()).byteLength).toBeLessThan(60 * 1024);
    const compressed = await fetch(panel.address + path, { headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
  });

  test('is at most 60 KB on its way, also with 500 lines of long names (FUP-26)', async () => {
    const products: number[] = [];
    for (let number = 0; number < 20; number++) {
      const words = Array.from({ length: 12 }, (_, word) => ((number + 1) * 7919 * (word + 31)).toString(36)).join(' ');
      products.push(await addProduct(panel.admin, { name: `Bed ${words}`, description: `${words} ${words.toUpperCase()}` }));
    }
    const lines = Array.from({ length: 500 }, (_, index) => ({
      productId: products[index % products.length] ?? 0,
      quantity: 1 + (index % 9),
      rate: 1000_00 + index * 37,
    }));
    const { path } = await share(aQuotation(setup, lines));
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      get(panel.address + path, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
    });
    expect((await buffer(reply)).byteLength).toBeLessThan(60 * 1024);
  });

  test('shows HTML in every text as text (FUP-26)', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(2)>\'';
    const { path } = await share({ delivery: evil, others: '=HYPERLINK("http://evil.example")' });
    const { text } = await customer.fetch(path);
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;&#39;');
    expect(text.match(/<script>/g)).toHaveLength(1);
    expect(text.match(/<img/g)).toHaveLength(1);
  });
});

describe('what was opened', () => {
  const openedAt = async (quotationId: number) => (await panel.admin.call('GetQuotationLink', { quotationId })).data[0]?.openedAt;

  test('is noted by the script alone, once: reading, previews and scanners change nothing (FUP-27, FUP-38)', async () => {
    const { quotationId, path } = await share();
    const before = await quotationOf({ quotationId });
    for (let scanner = 0; scanner < 10; scanner++) {
      expect((await customer.fetch(path)).status).toBe(200);
      expect((await customer.fetch(path, { method: 'HEAD' })).status).toBe(200);
      expect((await customer.fetch(`${path}?pdf`)).status).toBe(200);
    }
    expect([await openedAt(quotationId), await quotationOf({ quotationId })]).toEqual(['', before]);
    expect((await customer.fetch(path)).text).toContain('<body data-unopened>');
    for (let time = 0; time < 3; time++) expect((await customer.fetch(`${path}?opened`, { method: 'POST' })).status).toBe(204);
    expect(await openedAt(quotationId)).toBe(panel.clock.now().toISOString());
    expect((await customer.fetch(path)).text).not.toContain('<script>');
    const links = await panel.admin.call('GetTimeline', { record: 'deal', recordId: before.dealId, kind: 'Link' });
    expect(links.map(({ who, text }) => [who, text])).toEqual([
      ['Customer by link', `opened ${before.number}`],
      [expect.any(String), `made a link to ${before.number} (Copy)`],
    ]);
  });
});

describe('a link that no longer opens its quotation', () => {
  const closed = async (path: string) => {
    const replies = [await customer.fetch(path), await customer.fetch(`${path}?pdf`), await postForm(customer, path, acceptance)];
    expect(replies.map(({ status }) => status)).toEqual([410, 410, 410]);
    expect(new Set(replies.map(textOfPage)).size).toBe(1);
    const [reply] = replies;
    return reply && textOfPage(reply).split(' . ')[0];
  };

  test('says that the quotation was replaced, and whom to ask (FUP-32)', async () => {
    const { quotationId, path } = await share();
    const { preparedBy } = await quotationOf({ quotationId });
    await addRevision(panel, quotationId, aQuotation(setup), 'A lower price');
    const sentence = `This quotation has been replaced. Please ask ${preparedBy} for the new one.`;
    expect(await closed(path)).toContain(sentence);
    expect((await panel.admin.call('GetQuotationLink', { quotationId })).data[0]?.linkState).toBe('Replaced');
  });

  test('says that the quotation is no longer valid when it is void or lost, and lives again when it is reopened (FUP-32)', async () => {
    const [isVoid, lost] = [await share(), await share()];
    await panel.admin.call('UpdatequotationStatus', { quotationId: isVoid.quotationId, status: 'Void' });
    const { quotationId } = lost;
    const loss = { quotationId, lostReason: 'Price' };
    await panel.admin.call('MarkQuotationLost', { ...loss, version: (await quotationOf({ quotationId })).version });
    for (const { path } of [isVoid, lost]) expect(await closed(path)).toContain('This quotation is no longer valid.');
    expect((await panel.admin.call('GetQuotationLink', { quotationId })).data[0]?.linkState).toBe('Expired');
    await panel.admin.call('ReopenQuotation', { quotationId, version: (await quotationOf({ quotationId })).version });
    expect((await customer.fetch(lost.path)).status).toBe(200);
  });

  test('holds the whole last day of the validity and of the link itself, in India (FUP-32)', async () => {
    const start = panel.clock.now().toISOString();
    const validity = await share({ validUntil: '2026-11-22' });
    const { quotationId } = await share();
    const own = await addLink(panel.admin, quotationId, { expiresOn: '2026-11-22' });
    panel.clock.set('2026-11-22T18:29:59.000Z');
    for (const { path } of [validity, own]) expect((await customer.fetch(path)).status).toBe(200);
    panel.clock.set('2026-11-22T18:30:00.000Z');
    expect([await closed(validity.path), await closed(own.path)]).toEqual([
      expect.stringContaining('This quotation is no longer valid.'),
      expect.stringContaining('This link has expired.'),
    ]);
    panel.clock.set(start);
  });

  test('after an order says so and still gives the PDF (FUP-33)', async () => {
    const { quotationId, path } = await share();
    await panel.admin.call('AddOrder', { quotationId });
    const page = await customer.fetch(path);
    expect([page.status, textOfPage(page)]).toEqual([200, expect.stringContaining('This quotation has been ordered. Thank you.')]);
    expect(page.text).not.toContain('<form');
    expect((await customer.fetch(`${path}?pdf`)).status).toBe(200);
    const late = await postForm(customer, path, acceptance);
    expect([late.status, textOfPage(late)]).toEqual([409, expect.stringContaining('This quotation has been ordered. Thank you.')]);
  });
});

describe('a token that no link has', () => {
  test.each([
    ['a wrong last letter', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A')],
    ['capital letters', (token: string) => token.toUpperCase()],
    ['one letter more', (token: string) => `${token}A`],
    ['a dot', (token: string) => `${token}.`],
    ['no letters of a token', () => '%F0%9F%98%80%22%3E'],
    ['the hash in place of the token', (token: string) => createHash('sha256').update(token).digest('base64url')],
  ])('opens nothing: %s (FUP-34)', async (_, change) => {
    const { path } = await share();
    const token = path.split('/').at(-1) ?? '';
    panel.clock.pass(20);
    for (const init of [{}, { method: 'POST' }]) {
      const reply = await customer.fetch(`/q/${change(token)}`, init);
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(textOfPage(reply)).toContain('This link is not valid.');
    }
  });
});
