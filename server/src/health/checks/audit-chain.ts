import { chainMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { commandLine } from '../../platform/command-line.ts';
import { verifyChain } from '../../platform/database/ledgers/verify-chain.ts';
import { fine, problem, type SlowCheck } from '../check.ts';

/** The same as npm run verify-audit without a mark. */
export const auditChain: SlowCheck = {
  name: 'Audit log',
  group: 'Security',
  async check(db) {
    const { head, breaks } = await verifyChain(db);
    return breaks === 0 ? fine(say.fine(head.position)) : problem(say.broken(breaks), say.brokenAdvice(commandLine('verify-audit')));
  },
};
