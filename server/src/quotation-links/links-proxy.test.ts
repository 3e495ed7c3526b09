import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { acceptance, shareQuotation } from '../../../testing/builders/quotation-links.ts';
import { addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { linkProxies, missingFor, startLinkProxy } from '../../../testing/panel/link-proxy.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel({ linkUrl: new URL('https://offers.example.in/'), trustedProxies: ['127.0.0.1'] });
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

/** A customer elsewhere: an address that the panel does not know as its proxy. */
const elsewhere = { localAddress: '127.0.0.2' };
const form = { ...elsewhere, method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

describe.each(linkProxies)('$name with deploy/$example', (kind) => {
  const missing = missingFor(kind);
  const skipIfMissing = ({ skip }: TestContext) => missing !== undefined && skip(missing);

  test('opens links by TLS and nothing else, and logs no token (FUP-24, FUP-37)', async (context) => {
    skipIfMissing(context);
    const { path, quotationId } = await shareQuotation(panel.admin, setup);
    const token = path.split('/').at(-1) ?? '';
    const { ask, logs } = await startLinkProxy(kind, panel.address);
    const page = await ask(path);
    expect([page.status, page.protocol]).toEqual([200, 'TLSv1.3']);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect((await ask(`${path}?pdf`)).headers['content-type']).toBe('application/pdf');
    expect((await ask(path, { method: 'HEAD' })).status).toBe(200);
    expect((await ask(`${path}?opened`, { method: 'POST' })).status).toBe(204);

    // What a customer claims about their own address does not count.
    const claimed = { ...form, headers: { ...form.headers, 'x-forwarded-for': '203.0.113.9' } };
    expect((await ask(path, claimed, new URLSearchParams(acceptance).toString())).status).toBe(303);
    expect((await ask(path)).text).toContain('You accepted this quotation on 20/11/2026.');
    const kept = await panel.db
      .selectFrom('link_answers')
      .select('address')
      .where('quotation_id', '=', quotationId)
      .executeTakeFirstOrThrow();
    expect(kept.address).toBe('127.0.0.2');

    // With the session of an Administrator, too.
    const closed = ['/', '/dashboard', '/api/health', '/api/GetQuotation', '/api/docs', '/metrics', '/q/', `/q/${token}/`, `/q/${token}x`];
    const more = [`/Q/${token}`, '/assets/x.js', '/forgot-password.html', `/q/${token}/api/GetQuotation`, `/q/${token}%0a`];
    const raw = ['/q/../api/health', `/q/${token}/../../api/health`, '/q/..%2fapi%2fhealth', `/api/../q/${token}/../../metrics`];
    for (const each of [...closed, ...more, ...raw])
      expect([each, (await ask(each, { headers: { cookie: panel.admin.cookie } })).status]).toEqual([each, 404]);
    for (const method of ['PUT', 'DELETE', 'TRACE']) expect((await ask(path, { method })).status).toBeOneOf([403, 404, 405]);
    expect((await ask(path, form, `remark=${'x'.repeat(100_000)}`)).status).toBe(413);
    expect(await logs()).not.toContain(token);
  });

  test('leads from http to https, without the token in a log (FUP-24, FUP-37)', async (context) => {
    skipIfMissing(context);
    const { ports, logs } = await startLinkProxy(kind, panel.address);
    const token = 'x'.repeat(43);
    const asked = get({ host: '127.0.0.1', port: ports.plain, path: `/q/${token}`, headers: { host: 'offers.example.in' }, agent: false });
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    reply.resume();
    expect([reply.statusCode, reply.headers.location]).toEqual([expect.toBeOneOf([301, 308]), `https://offers.example.in/q/${token}`]);
    expect(await logs()).not.toContain(token);
  });

  test('logs no token while the panel is down (FUP-37)', async (context) => {
    skipIfMissing(context);
    // Nothing listens there.
    const { ask, logs } = await startLinkProxy(kind, 'http://127.0.0.1:9');
    const token = 'y'.repeat(43);
    expect((await ask(`/q/${token}`)).status).toBe(502);
    expect(await logs()).not.toContain(token);
  });
});
