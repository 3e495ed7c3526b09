/**
 * node scripts/requirements.ts: counts by section the requirements that tests show, and lists the others. `-- --only CUS,LOG` restricts it
 * to some sections; `--strict` fails when a requirement is neither shown nor explained.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coverage, mentionedIds, requirementIds, shownIds } from './requirement-coverage.ts';
import { repositoryRoot } from './repository.ts';

const testFiles = ['{contract,server,web}/src/**/*.test.{ts,tsx}', '{demo,commands,testing}/**/*.test.ts', 'e2e/**/*.spec.ts'];

async function read(file: string): Promise<string> {
  return readFile(join(repositoryRoot, file), 'utf8');
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, strict: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(`node scripts/requirements.ts [OPTION ...]

Counts by section the requirements of docs/requirements.md that tests show, and lists the others.
  --only CUS,LOG   only these sections
  --strict         fail when a requirement is neither shown nor explained`);
  process.exit(0);
}
const ids = requirementIds(await read('docs/requirements.md'));
const notes = new Set(mentionedIds(await read('docs/specification-notes.md').catch(() => '')));
const shown = new Set((await Promise.all(globSync(testFiles, { cwd: repositoryRoot }).map(read))).flatMap(shownIds));
const sections = coverage(ids, shown, notes, values.only?.split(','));

for (const section of sections) {
  console.log(`${section.section}  ${String(section.shown).padStart(3)} of ${String(section.total).padStart(3)} shown`);
  if (section.explained.length > 0) console.log(`     explained in the notes: ${section.explained.join(' ')}`);
  if (section.open.length > 0) console.log(`     without a test: ${section.open.join(' ')}`);
}
const sum = (count: (section: (typeof sections)[number]) => number) => sections.reduce((total, section) => total + count(section), 0);
const open = sum((section) => section.open.length);
console.log(
  `${sum((section) => section.shown)} of ${sum((section) => section.total)} shown, ${sum((section) => section.explained.length)} explained, ${open} open`,
);

const unknown = [...shown].filter((name) => !ids.includes(name));
if (unknown.length > 0) console.log(`Named by a test but not a requirement: ${unknown.join(' ')}`);
if (values.strict && (open > 0 || unknown.length > 0)) process.exitCode = 1;
