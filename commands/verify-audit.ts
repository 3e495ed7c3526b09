/**
 * npm run verify-audit [-- MARK]: proves that no row of the audit log, the logins or the stock movements was changed or removed since it
 * was written. With an earlier mark from a backup or the server's log, it also proves that the end was not cut off. Uses the settings of
 * npm start.
 */
import { commandLine } from '../server/src/platform/command-line.ts';
import { ledgerNames, markText, type ChainMark } from '../server/src/platform/database/ledgers/chain.ts';
import { verifyChain, type ChainBreak, type ChainCheck } from '../server/src/platform/database/ledgers/verify-chain.ts';
import { CommandProblem, onlyWord, runCommand } from './command.ts';
import { onPanelDatabase } from './databases/panel-database.ts';

const usage = `A mark looks like 1234:3f9a…, as printed by a backup and in the server’s log: ${commandLine('verify-audit', 'MARK')}`;

await runCommand(async () => {
  const words = process.argv.slice(2);
  const mark = words.length === 0 ? undefined : readMark(onlyWord(words, usage));
  return onPanelDatabase(async (db) => {
    const verified = await verifyChain(db, mark);
    if (verified.firstBreak) throw new CommandProblem(breakSummary(verified.firstBreak, verified.breaks));
    return summary(verified);
  });
});

function readMark(word: string): ChainMark {
  const [, position, hash] = /^(\d{1,15}):([\da-f]{64}|)$/.exec(word) ?? [];
  if (position === undefined || hash === undefined) throw new CommandProblem(usage);
  return { position: Number(position), hash };
}

function summary({ head, unsealed }: ChainCheck): string {
  return [
    `The chain is whole: ${head.position.toLocaleString('en-IN')} rows of ${ledgerNames.join(', ')} are unchanged.`,
    ...(unsealed > 0 ? [`${unsealed.toLocaleString('en-IN')} more wait to be sealed, which a running panel does within a second.`] : []),
    `Its mark is ${markText(head)}`,
  ].join('\n');
}

function breakSummary(first: ChainBreak, count: number): string {
  const others = count > 1 ? ` It is broken in ${count.toLocaleString('en-IN')} places.` : '';
  return `The chain is broken. ${sentence(first)}${others}`;
}

function sentence(first: ChainBreak): string {
  switch (first.kind) {
    case 'Changed':
      return `Row ${first.rowId} of ${first.ledger} has been changed since it was written (link ${first.position}).`;
    case 'Missing':
      return `Row ${first.rowId} of ${first.ledger} has been removed (link ${first.position}).`;
    case 'Not chained':
      return `Row ${first.rowId} of ${first.ledger} is in no link: it was added without the panel.`;
    case 'Link missing':
      return `Link ${first.position} has been removed.`;
    case 'Cut off':
      return `It ends at link ${first.position}, before the mark: rows have been cut off at the end, or an older backup was restored.`;
    case 'Other chain':
      return `Link ${first.position} is not the one of the mark: the chain has been rewritten, or an older backup was restored.`;
  }
}
