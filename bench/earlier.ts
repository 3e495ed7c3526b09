/** Reads the tables of an earlier run, so that a later one can be set beside it. */
import { readFile } from 'node:fs/promises';

/** The figures of a case: times in milliseconds, and requests a second with many callers. */
export interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

/** The cases in the output of a run, by name. Fails if there are none. */
export async function readEarlier(file: string): Promise<ReadonlyMap<string, Figures>> {
  const found = figuresIn(await readFile(file, 'utf8'));
  if (found.size === 0) throw new Error(`${file} holds no table of npm run bench`);
  return found;
}

/** The cases in the tables of a text. The heading names the columns; a later table of the same case replaces an earlier one. */
export function figuresIn(text: string): ReadonlyMap<string, Figures> {
  const found = new Map<string, Figures>();
  let headings: readonly string[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) continue;
    const [name = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (name === '') headings = cells;
    const at = (heading: string) => Number(cells[headings.indexOf(heading)]);
    const figures = { p50: at('p50, one caller'), p95: at('p95'), perSecond: at('a second') };
    if (name !== '' && Object.values(figures).every(Number.isFinite)) found.set(name, figures);
  }
  return found;
}

/** How many times as fast a case is as before, for each figure: 2 is twice as fast. Blank cells for a case that was not measured. */
export function timesAsFast(now: Figures, before: Figures | undefined): readonly string[] {
  const ratio = (value: number) => (Number.isFinite(value) ? value.toFixed(1) : '');
  if (!before) return ['', '', ''];
  return [ratio(before.p50 / now.p50), ratio(before.p95 / now.p95), ratio(now.perSecond / before.perSecond)];
}
