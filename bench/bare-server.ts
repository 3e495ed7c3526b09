/** The limit to compare with: a bare Fastify in a process of its own that answers the bytes it was last given. */
import Fastify from 'fastify';

const server = Fastify();
let bytes: Uint8Array = Buffer.from('{}');

server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
server.put<{ Body: Uint8Array }>('/bytes', { bodyLimit: 50_000_000 }, async ({ body }) => {
  bytes = body;
  return {};
});
server.all('/*', (_request, reply) => void reply.type('application/json').send(bytes));
console.log(`ready at ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
