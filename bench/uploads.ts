import { randomUUID } from 'node:crypto';
import type { LoadCall } from './load.ts';

const fileBytes = 10 * 1024 * 1024;

/** The n-th file of 10 MB for one of the customers. */
export function uploadOn({ customerIds }: { readonly customerIds: readonly number[] }, n: number): LoadCall {
  return fileOf(customerIds[n % customerIds.length] ?? 0, n);
}

/** A file of 10 MB for a customer. Every tenth has the content of the first, so that the room for files lasts. */
function fileOf(customerId: number, n: number): LoadCall {
  const boundary = 'bench-boundary';
  const part = (head: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const body = Buffer.concat([
    part('name="record"', 'customer'),
    part('name="recordid"', String(customerId)),
    part('name="file"; filename="plan.pdf"', Buffer.alloc(fileBytes, `%PDF-1.7 ${n % 10} `)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': randomUUID() };
  return { method: 'POST', path: '/api/AddAttachment', body, headers };
}
