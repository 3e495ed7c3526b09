import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../../../../testing/builders/customers.ts';
import { aPicture } from '../../../../../testing/builders/images.ts';
import { aPdf, attach } from '../../../../../testing/builders/threads.ts';
import type { Caller } from '../../../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';

let panel: TestPanel;
let customerId: number;
beforeAll(async () => {
  // No one is cut off, however slow.
  panel = await startTestPanel({ requestTimeoutMs: 300_000 });
  customerId = await addCustomer(panel.admin);
});
afterAll(() => panel.stop());

/** The head of an upload and the beginning of its file. The rest of the file never comes. */
async function beginUpload({ cookie }: Caller) {
  const { hostname, port, host } = new URL(panel.address);
  const socket = connect(Number(port), hostname);
  const type = 'content-type: multipart/form-data; boundary=edge';
  const head = ['POST /api/AddAttachment HTTP/1.1', `host: ${host}`, `cookie: ${cookie}`, type, 'content-length: 10000000'];
  socket.write(`${[...head, 'expect: 100-continue'].join('\r\n')}\r\n\r\n`);
  // The server has read the head.
  await once(socket, 'data');
  socket.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  return socket;
}

test('files of several users that arrive at once are stored byte by byte (THR-18)', async () => {
  const users = await Promise.all(Array.from({ length: 4 }, () => panel.userWith(['Add Note'])));
  // Shrinking a picture takes a while, in which others arrive. What follows its end is stored as well.
  const aPictureFile = async (bytes: number) => Buffer.concat([await aPicture({ format: 'jpeg' }), randomBytes(bytes)]);
  const contents = await Promise.all([3_000_000, 500_000, 1_200_000].flatMap((bytes) => users.map(() => aPictureFile(bytes))));
  const files = contents.map((content, index) => ({ user: users[index % users.length] ?? panel.admin, content }));
  const replies = await Promise.all(files.map(({ user, content }) => attach(user, 'customer', customerId, 'ward.jpg', content)));
  expect(replies.map(({ status }) => status)).toEqual(files.map(() => 201));
  const stored = replies.map(async ({ json }) => {
    const response = await fetch(panel.address + json.data[0].url, { headers: { cookie: panel.admin.cookie } });
    return Buffer.from(await response.arrayBuffer());
  });
  for (const [index, content] of (await Promise.all(stored)).entries()) expect(files[index]?.content.equals(content)).toBe(true);
});

test('a file waits neither for slow senders nor for those who have hung up', async () => {
  const user = await panel.userWith(['Add Note']);
  const slow = await Promise.all(Array.from({ length: 6 }, () => beginUpload(user)));
  // Later requests are answered after the slow ones have been admitted.
  for (let time = 0; time < 3; time++) await user.send('GetLoginRecord');
  const attached = async () => (await attach(user, 'customer', customerId, 'plan.pdf', aPdf())).status;
  expect(await attached()).toBe(201);
  for (const socket of slow) socket.destroy();
  expect(await attached()).toBe(201);
});
