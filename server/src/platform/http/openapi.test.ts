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

describe('the OpenAPI document', () => {
  test('describes every operation, with its method, its right and its failures, and nothing else', async () => {
    const { status, json } = await panel.admin.fetch('/api/openapi.json');
    expect([status, json.openapi, json.servers]).toEqual([200, '3.1.0', [{ url: '/api' }]]);
    expect(Object.keys(json.paths)).toEqual(table.map(([name]) => `/${name}`));
    for (const [name, operation] of table) {
      const path = json.paths[`/${name}`];
      expect(Object.keys(path)).toEqual([operation.method.toLowerCase()]);
      const described = path[operation.method.toLowerCase()];
      expect(described).toMatchObject({ operationId: name, summary: openTo(operation) });
      for (const { status: declared, message } of Object.values(operation.failures))
        expect(described.responses[declared].description).toContain(message);
    }
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
