import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Sends the first half of a login on a keep-alive connection and waits until the server has begun to read it. `finish` sends the rest and
 * returns everything that the server sends until it closes the connection.
 */
export async function startLogin(address: string, mobile: string, password: string): Promise<{ finish(): Promise<string> }> {
  const { hostname, port, host } = new URL(address);
  const body = JSON.stringify({ mobile, password, action: 'Login' });
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/AuthenticateUser HTTP/1.1',
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // The server answers that it is ready for the body.
  const [reply] = (await once(socket, 'data')) as [Buffer];
  if (!reply.toString().startsWith('HTTP/1.1 100')) throw new Error(`Not begun: ${reply.toString()}`);
  socket.write(body.slice(0, 10));
  return {
    finish() {
      socket.write(body.slice(10));
      return text(socket);
    },
  };
}
