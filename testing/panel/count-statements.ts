import type { InputOf, OperationName } from '@vikray/contract/operations.ts';
import type { KyselyPlugin } from 'kysely';
import { OperationFailure, type Handler } from '../../server/src/platform/handler.ts';
import { Helpers } from '../../server/src/platform/threads/helpers.ts';
import type { TestPanel } from './panel.ts';

/** The number of statements that an operation sends to the database, without login and rights. */
export async function countStatements<N extends OperationName>(panel: TestPanel, handler: Handler<N>, input: InputOf<N>): Promise<number> {
  let statements = 0;
  // A statement that is built once is not transformed each time, but its result is.
  const counting: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: async ({ result }) => (statements++, result) };
  await handler.run(
    {
      db: panel.db.withPlugin(counting),
      input,
      user: {
        userId: 1,
        name: 'Administrator',
        loginType: 'Administrator',
        rights: new Set(),
        mustChangePassword: false,
        mustSetUpSecondStep: false,
        sessionHash: '',
      },
      now: panel.clock.now().toISOString(),
      settings: {
        variables: [],
        mail: { transport: undefined, from: undefined, timeoutMs: 1, deadlineMs: 1 },
        followUpMobiles: new Set(),
        filesQuotaBytes: 1,
        backupDir: undefined,
        brandName: 'Vikray',
        publicUrl: undefined,
        linkUrl: undefined,
        sessionIdleMs: 1,
        sessionMaxMs: 1,
      },
      runAlone: () => Promise.reject(new Error('No rows')),
      visit: {
        address: '127.0.0.1',
        token: undefined,
        browserToken: undefined,
        userAgent: '',
        setSession: () => {},
        setBrowser: () => {},
        clearSession: () => {},
      },
      fail: (name) => new OperationFailure(name, { status: 400, message: name }),
      helpers: new Helpers(),
      jobs: { states: async () => [], start: async () => 'unknown' },
      caller: { userId: 1, left: new AbortController().signal },
      admitAgain: async () => {},
      hasLeft: () => false,
      databaseTroubles: () => [],
      panelState: () => {
        throw new Error('Only System Health asks for it');
      },
      record: () => {},
    },
    undefined,
  );
  return statements;
}
