/** A bare Fastify to compare with, in a separate process. It answers with the bytes that it last received. */
import Fastify from 'fastify';

const server = Fastify({ bodyLimit: 50_000_000 });
let bytes: Uint8Array = Buffer.from('{}');

server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
server.put<{ Body: Uint8Array }>('/bytes', async ({ body }) => {
  bytes = body;
  return {};
});
server.all('/*', (_request, reply) => void reply.type('application/json').send(bytes));
console.log(`ready at ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
