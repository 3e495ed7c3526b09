/**
 * npm run bench: measures the panel on the sample data in DATA_DIR (./demo-data unless it is set) or DATABASE_URL, and says which of its
 * goals it meets. `npm run bench -- --help` lists the parts that can be run alone.
 */
import { parseArgs } from 'node:util';
import { measureUncached } from './uncached-reads.ts';
import type { BenchOptions } from './bench-options.ts';
import { measureMemory } from './different-pages.ts';
import { goalTable, type Figure } from './goals.ts';
import { measureHand } from './hand.ts';
import { measureLight } from './light-request.ts';
import { measureCases } from './office-day.ts';
import { measurePaint } from './paint.ts';
import { soak } from './soak.ts';
import { simulateStaff } from './staff.ts';

interface Part {
  readonly does: string;
  /** Whether a bench without a name runs it. */
  readonly isOfWhole: boolean;
  readonly run: (options: BenchOptions) => Promise<readonly Figure[] | void>;
}

const parts: Readonly<Record<string, Part>> = {
  cases: { does: 'the daily requests, with one caller and with twenty, beside a bare Fastify; start', isOfWhole: true, run: measureCases },
  uncached: { does: 'the reads when nothing is cached, because something has just changed', isOfWhole: true, run: measureUncached },
  light: { does: 'a light request beside heavy ones, an import and a backup', isOfWhole: true, run: measureLight },
  memory: { does: 'the memory after thousands of different pages', isOfWhole: true, run: measureMemory },
  paint: { does: 'lists in a browser: by their address, and from the click', isOfWhole: true, run: measurePaint },
  hand: { does: 'a practised hand in a browser: what an office does most', isOfWhole: false, run: measureHand },
  staff: { does: 'an office at work: --members 100 for --minutes 3', isOfWhole: false, run: simulateStaff },
  soak: { does: 'twenty callers without a pause, for --minutes 3', isOfWhole: false, run: soak },
};

const help = `npm run bench -- [PART] [WORD ...] [OPTION ...]

Without a part: all of those marked *, and a table of the goals.
${Object.entries(parts)
  .map(([name, { does, isOfWhole }]) => `  ${name.padEnd(9)}${isOfWhole ? '*' : ' '} ${does}`)
  .join('\n')}

A word chooses the cases whose names contain it, for 'cases' and 'uncached'; words alone mean 'cases'.
  --compare FILE   also say how many times as fast each case is as in the output of an earlier run
  --quick          send few requests, to see that the bench works; the figures say nothing
  --members N      for 'staff'
  --minutes N      for 'staff' and 'soak'`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'string' },
    quick: { type: 'boolean', default: false },
    members: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});

async function run(): Promise<void> {
  const [first = '', ...rest] = positionals;
  const part = parts[first];
  const options: BenchOptions = {
    words: part ? rest : positionals,
    compare: values.compare,
    isQuick: values.quick,
    members: Number(values.members),
    minutes: Number(values.minutes),
  };
  const whole = Object.values(parts).filter(({ isOfWhole }) => isOfWhole);
  const chosen = part ? [part] : positionals.length > 0 ? whole.slice(0, 1) : whole;
  const figures: Figure[] = [];
  for (const each of chosen) figures.push(...((await each.run(options)) ?? []));
  if (figures.length > 0) console.log(goalTable(figures));
}

if (values.help) console.log(help);
else await run();
