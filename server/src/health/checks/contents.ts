import { contentsMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { commandLine } from '../../platform/command-line.ts';
import { fine, note, problem, warning, type Check, type Finding } from '../check.ts';

const findings: Readonly<Record<'Whole' | 'Damaged' | 'Failed', Finding>> = {
  Whole: fine(say.fine),
  Damaged: problem(say.damaged, say.damagedAdvice(commandLine('restore', 'FILE'))),
  Failed: warning(say.failed, say.failedAdvice),
};

/** The last daily check of the database for damage. */
export const contents: Check = {
  name: 'Database contents',
  group: 'Data',
  async check({ panel }) {
    const last = panel.databaseWatch.lastCheck();
    return last ? { ...findings[last.result], at: last.at } : note(say.notYet, say.notYetAdvice);
  },
};
