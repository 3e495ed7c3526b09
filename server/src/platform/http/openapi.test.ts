import { operations } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { refusalOf } from '../../../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel({ brandName: 'Rao & "Söhne" <b>' });
});
afterAll(() => panel.stop());

const table: [string, Operation][] = Object.entries(operations);

/** Whom the documents must name. */
function openTo({ right }: Operation): string {
  if (right === 'public') return 'Everybody';
  return right === 'signed-in' ? 'Everybody who is logged in' : [right].flat().join(' or ');
}

/** The path of a registered address, as the document writes it: without the patterns of what changes in it. */
function describedPath(url: string): string {
  return url.replace(/:(\w+)\((?:[^()]|\([^()]*\))*\)/g, '{$1}');
}

describe('the OpenAPI document', () => {
  test('describes every operation, with its method, its right and its failures, and nothing else', async () => {
    const { status, json } = await panel.admin.fetch('/api/openapi.json');
    expect([status, json.openapi, json.servers]).toEqual([200, '3.1.0', [{ url: '/api' }]]);
    expect(Object.keys(json.paths).slice(0, table.length)).toEqual(table.map(([name]) => `/${name}`));
    for (const [name, operation] of table) {
      const path = json.paths[`/${name}`];
      expect(Object.keys(path)).toEqual([operation.method.toLowerCase()]);
      const described = path[operation.method.toLowerCase()];
      expect(described).toMatchObject({ operationId: name, summary: openTo(operation) });
      for (const { status: declared, message } of Object.values(operation.failures))
        expect(described.responses[declared].description).toContain(message);
    }
  });

  test('says how to log in, what needs no login, and that a write takes a key (P3-61, SEC-23)', async () => {
    const { json } = await panel.admin.fetch('/api/openapi.json');
    const name = panel.admin.cookie.split('=')[0];
    expect(json.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name },
      token: { type: 'http', scheme: 'bearer' },
    });
    expect(json.security).toEqual([{ session: [] }, { token: [] }]);
    expect(json.paths['/GetCustomerList'].get.security).toBeUndefined();
    expect(json.paths['/ChangePassword'].post.security).toEqual([{ session: [] }]);
    expect(json.paths['/AuthenticateUser'].post.security).toEqual([]);
    expect(json.paths['/AddTax'].post.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }]);
  });

  test('describes uploads as forms with a file, and every file that is served (P3-61)', async () => {
    const { json } = await panel.admin.fetch('/api/openapi.json');
    const form = json.paths['/AddImage'].post.requestBody.content['multipart/form-data'].schema;
    expect(form.properties).toMatchObject({ file: { type: 'string', format: 'binary' }, foldername: {} });
    const described = Object.keys(json.paths).slice(table.length);
    const registered = panel.addresses().filter((url) => url.startsWith('/api/') && url !== '/api/*');
    const files = registered.map((url) => describedPath(url.replace('/api', ''))).filter((path) => !(path.slice(1) in operations));
    expect(described.toSorted()).toEqual(files.toSorted());
    expect(json.paths['/tally.xml'].get.parameters.map((each: { name: string; required: boolean }) => [each.name, each.required])).toEqual([
      ['companyid', true],
      ['from', true],
      ['to', true],
      ['items', false],
    ]);
  });

  test('names the required fields of a request, in wire names', async () => {
    const { json } = await panel.admin.fetch('/api/openapi.json');
    const { schema } = json.paths['/AuthenticateUser'].post.requestBody.content['application/json'];
    expect([schema.required, Object.keys(schema.properties)]).toEqual([
      ['mobile', 'password'],
      ['mobile', 'password', 'code', 'action', 'actiondate'],
    ]);
    const parameters = json.paths['/GetCustomerList'].get.parameters.map((parameter: { name: string }) => parameter.name);
    expect(parameters).toEqual(expect.arrayContaining(['search', 'page', 'pagesize', 'sort', 'order', 'format']));
  });
});

describe('the page of operations', () => {
  test('lists every operation with the users who may call it', async () => {
    const { status, headers, text } = await panel.admin.fetch('/api/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const [name, operation] of table) {
      const [, article = ''] = text.split(`<article id="${name}">`);
      expect(article.split('</article>')[0]).toContain(`<dd>${openTo(operation)}</dd>`);
    }
  });

  test('shows the types of a field, even if there are several', async () => {
    const { text } = await panel.admin.fetch('/api/docs');
    expect(text).toContain('updatedby?: string | number | null');
    expect(text).toContain('website?: string | null');
  });

  test('shows the brand’s name as text', async () => {
    expect((await panel.admin.fetch('/api/docs')).text).toContain('<h1>Rao &amp; &quot;Söhne&quot; &lt;b&gt;: operations</h1>');
  });
});

test.each(['/api/openapi.json', '/api/docs'])('%s requires a login (GEN-01)', async (path) => {
  expect(refusalOf(await panel.visitor().fetch(path))).toEqual([401, 'NotSignedIn']);
});
