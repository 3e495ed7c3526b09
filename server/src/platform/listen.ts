import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { errorCodeOf } from './error-code.ts';
import { StartProblem } from './start-problem.ts';

type Place = Pick<Config, 'port' | 'host' | 'processes'>;

interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** The system then divides new connections among all processes that listen here. */
  readonly reusePort: boolean;
}

/** Listens where the settings say, beside the other processes of the panel. Throws a StartProblem if that is impossible. */
export async function listen<T>({ port, host, processes }: Place, begin: (options: ListenOptions) => Promise<T>): Promise<T> {
  try {
    return await begin({ port, host, reusePort: processes > 1 });
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'EADDRINUSE')
      throw new StartProblem(`Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`);
    if (code === 'EACCES') throw new StartProblem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartProblem(`HOST: this machine has no address ${host}.`);
    if (code === 'ENOTSUP' && processes > 1) throw new StartProblem('PROCESSES: this system does not let several processes share a port.');
    throw error;
  }
}

/**
 * The port on which several processes will listen: the one in the settings, or a free one for 0. Throws a StartProblem if another program
 * listens there, because the system would let the processes share it even with another panel.
 */
export async function findPort(place: Place): Promise<number> {
  const server = createServer();
  await listen({ ...place, processes: 1 }, async ({ port, host }) => {
    server.listen({ port, host });
    await once(server, 'listening');
  });
  // A server that listens at a host has an address with a port.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
