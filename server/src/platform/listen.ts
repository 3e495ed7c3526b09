import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { errorCodeOf } from './error-code.ts';
import { StartProblem } from './start-problem.ts';

/** Listens where the settings say, and returns the address. Throws a StartProblem if that is impossible. */
export async function listen(server: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'EADDRINUSE')
      throw new StartProblem(`Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`);
    if (code === 'EACCES') throw new StartProblem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartProblem(`HOST: this machine has no address ${host}.`);
    throw error;
  }
}
