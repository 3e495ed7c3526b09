/** The work of `npm run lookup`: shows the office's lists and adds entries to them. */
import { line } from '@vikray/contract/platform/fields.ts';
import { seen } from '@vikray/contract/platform/invisible.ts';
import { addToLookup, listLookup, lookupLists, type LookupList } from '../server/src/lookups/public.ts';
import { commandLine } from '../server/src/platform/command-line.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { CommandProblem, readCommandLine } from './command.ts';

const maxCharacters = 100;

/** The lists by their names on the command line, with hyphens for underscores: company-types. */
const lists: ReadonlyMap<string, LookupList> = new Map(lookupLists.map((list) => [list.replaceAll('_', '-'), list]));
const listNames = [...lists.keys()].join(', ');

const usageLine = (words: string, meaning: string) => `  ${commandLine('lookup', words).padEnd(45)} ${meaning}`;

const usage = `Say what to do:
${[
  usageLine('list', 'shows every list'),
  usageLine('list industries', 'shows one list'),
  usageLine('add industries "Aviation"', 'adds an entry at its end'),
].join('\n')}
The lists: ${listNames}.`;

/** Runs a command line and returns the text to print. Throws a CommandProblem when nothing has changed. */
export async function runLookupCommand(db: Db, words: readonly string[]): Promise<string> {
  const [action, listName, name, ...more] = readCommandLine(words, usage).words;
  if (action === 'list' && name === undefined) return show(db, listName === undefined ? [...lists.values()] : [findLookupList(listName)]);
  if (action !== 'add' || listName === undefined) throw new CommandProblem(usage);
  const list = findLookupList(listName);
  if (more.length > 0)
    throw new CommandProblem(`Put the name in quotation marks: ${commandLine('lookup', `add ${listName} "${[name, ...more].join(' ')}"`)}`);
  return add(db, list, name ?? '');
}

function findLookupList(listName: string): LookupList {
  const list = lists.get(listName);
  if (!list) throw new CommandProblem(`There is no list "${listName}". The lists: ${listNames}.`);
  return list;
}

async function show(db: Db, shown: readonly LookupList[]): Promise<string> {
  const texts: string[] = [];
  for (const list of shown) {
    const entries = await listLookup(db, list);
    texts.push([list.replaceAll('_', '-'), ...entries.map(({ label, value }) => `${String(value).padStart(5)}  ${label}`)].join('\n'));
  }
  return texts.join('\n\n');
}

async function add(db: Db, list: LookupList, typed: string): Promise<string> {
  const listName = list.replaceAll('_', '-');
  const name = seen(typed).trim().replace(/\s+/g, ' ');
  if (name === '') throw new CommandProblem(`Name the entry to add: ${commandLine('lookup', `add ${listName} "Aviation"`)}`);
  if (name.length > maxCharacters) throw new CommandProblem(`The name is too long: at most ${maxCharacters} characters.`);
  if (!line(maxCharacters).safeParse(name).success) throw new CommandProblem('The name contains characters that cannot be stored.');
  const added = await addToLookup(db, list, name);
  if (!added) throw new CommandProblem(`"${name}" is in the list ${listName} already.`);
  return `Added "${added.label}" to the list ${listName}, as number ${added.value}.`;
}
