/** The operation table as a readable page, without scripts or other files. */
import { operations } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { wireSchema } from '@vikray/contract/platform/wire.ts';
import * as z from 'zod';
import { escapeHtml } from './html.ts';
import { declaredFailures, rightText } from '../openapi.ts';

const style = `
  :root { color-scheme: light dark; }
  body { font: 14px/1.5 'Segoe UI', 'Noto Sans', sans-serif; max-width: 900px; margin: 32px auto; padding: 0 16px; }
  h1 { font-size: 22px; } h2 { font-size: 16px; margin: 0; }
  article { border-top: 1px solid #8f938e66; padding: 16px 0; }
  dl { display: grid; grid-template-columns: 90px 1fr; gap: 4px 16px; margin: 8px 0 0; } dd { margin: 0; }
  code, pre { font: 12.5px/1.5 ui-monospace, monospace; } pre { white-space: pre-wrap; margin: 0; }
  nav { columns: 3 220px; } nav a { display: block; }`;

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** A schema in a short readable form: `{ companyname: string, website?: string | null }`. */
function shape(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((option) => shape(option, indent)).join(' | ');
  if (schema.items) return `[${shape(schema.items, indent)}]`;
  if (!schema.properties) return [schema.type ?? 'any'].flat().join(' | ');
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties).map(
    ([name, property]) => `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${shape(property, inner)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function shapeOf(schema: z.ZodType): string {
  // Zod's JSON Schema; only the keywords above are read.
  return escapeHtml(shape(wireSchema(schema) as JsonSchema));
}

function section([name, operation]: [string, Operation]): string {
  const failures = declaredFailures(operation)
    .map(([code, { status, message }]) => `${status} ${code}: ${message}`)
    .join('\n');
  return `<article id="${name}"><h2>${operation.method} <code>/api/${name}</code></h2><dl>
    <dt>For</dt><dd>${escapeHtml(rightText(operation))}</dd>
    <dt>Takes</dt><dd><pre>${shapeOf(operation.input)}</pre></dd>
    <dt>Answers</dt><dd><pre>${shapeOf(operation.kind === 'list' ? z.array(operation.row) : operation.data)}</pre></dd>
    ${failures && `<dt>Refuses</dt><dd><pre>${escapeHtml(failures)}</pre></dd>`}
  </dl></article>`;
}

/** The page at /api/docs. */
export function docsPage(brandName: string): string {
  const table: [string, Operation][] = Object.entries(operations);
  const title = `${escapeHtml(brandName)}: operations`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>
    <p>Every answer is <code>{"data": …}</code>. A failure answers <code>{"data": "sentence", "error": {"code", "field", "requestId"}}</code>.
    A write may carry an <code>Idempotency-Key</code> header; repeated under the same key it happens once.
    The same table for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
    <nav aria-label="Operations">${table.map(([name]) => `<a href="#${name}">${name}</a>`).join('')}</nav>
    ${table.map(section).join('')}</main></body></html>`;
}
