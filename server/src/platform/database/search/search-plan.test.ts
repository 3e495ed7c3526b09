import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { describe, expect, test } from 'vitest';
import { chooseWay, isFarBehind, isWorthPairs, type Indexed, type Step, type WantedPage } from './search-plan.ts';
import type { Estimate } from './search-sample.ts';

const table = 300_000;

/** A certain estimate for a table of 300,000 rows. */
function about(rows: number): Estimate {
  return { rows, share: rows / table, isAbove: (count) => rows > count };
}

const firstPage: WantedPage = { offset: 0, limit: 30, after: undefined, sort: undefined, isFiltered: false };

/** A step in short form; `!` marks a long one. */
function inShort(step: Step): string {
  const what = { sortMatches: 'sort', sortKeys: 'sort', readRows: 'read', readOn: 'on' }[step.does];
  const how = 'rows' in step ? step.rows : 'asking' in step ? step.asking : 'from' in step ? step.from : 'keys';
  return `${what} ${how}${step.isLong ? '!' : ''}`;
}

const stepsOf = (indexed: Indexed, estimate: Estimate | undefined, change: Partial<WantedPage> = {}) =>
  chooseWay(indexed, estimate, { ...firstPage, ...change })
    .steps.map(inShort)
    .join(', ');

describe('the steps of a search', () => {
  test.each<[string, Indexed, Estimate | undefined, Partial<WantedPage>, string]>([
    ['in a small table', 'all', undefined, {}, 'sort index, on index'],
    ['in a small table, of short words', 'none', undefined, {}, 'on texts'],
    ['that no row matches', 'all', about(0), {}, 'sort index, on index!'],
    ['that few rows match', 'all', about(600), {}, 'sort index, on index!'],
    ['that some thousand rows match', 'all', about(4000), {}, 'sort index!, read 3375!, on index!'],
    ['that a part of the rows match', 'all', about(6000), {}, 'read 2250, on index!'],
    ['that many rows match', 'all', about(40_000), {}, 'read 338, read 5000!, on index!'],
    ['that nearly every row matches', 'all', about(290_000), {}, 'read 47, read 10000!, on index!'],
    ['that many rows match, on a page far behind', 'all', about(40_000), { offset: 3000 }, 'on index!'],
    ['that many rows match, behind a row', 'all', about(40_000), { offset: 3000, after: 7 }, 'read 338, read 5000!, on index!'],
    ['of short and longer words that few rows match', 'some', about(600), {}, 'sort index, on index!'],
    ['of short and longer words that many rows match', 'some', about(40_000), {}, 'read 338, read 5000!, on index!'],
    ['of a short word that no row seems to match', 'pair', about(0), {}, 'sort index, on index!'],
    ['of a short word that some thousand rows match', 'pair', about(4000), {}, 'sort index!, read 3375!, on index!'],
    ['of a short word that many rows match', 'pair', about(30_000), {}, 'read 450, read 3750!, on index!'],
    ['of short words that no row seems to match', 'none', about(0), {}, 'sort texts!, on texts!'],
    ['of short words that few rows match', 'none', about(300), {}, 'sort texts!, on texts!'],
    ['of short words that some thousand rows match', 'none', about(4800), {}, 'read 2813, sort texts!, on texts!'],
    ['of short words that many rows match', 'none', about(40_000), {}, 'read 338, on texts!'],
    ['by keys, that few rows match', 'all', about(400), { keysFrom: 'index' }, 'sort index, on index!'],
    ['by keys, that some thousand rows match', 'all', about(4000), { keysFrom: 'index' }, 'sort keys'],
    ['by keys, that many rows match', 'all', about(40_000), { keysFrom: 'index' }, 'read 338, read 3000, sort keys!'],
    ['by keys, that many rows match, on a page far behind', 'all', about(40_000), { keysFrom: 'index', offset: 3000 }, 'sort keys!'],
    ['by ids, that many rows match', 'all', about(40_000), { keysFrom: 'ids' }, 'sort keys'],
    ['by keys, of short and longer words', 'some', about(4000), { keysFrom: 'index' }, 'sort index!, read 3375!, on index!'],
    ['by keys, in a small table', 'all', undefined, { keysFrom: 'index' }, 'sort index, on index'],
    ['for best matches first, that few rows match', 'all', about(600), { sort: bestMatch }, 'on index!'],
    ['for best matches first, that many rows match', 'all', about(40_000), { sort: bestMatch }, 'read 338, read 5000!, on index!'],
  ])('%s', (_, indexed, estimate, change, steps) => {
    expect(stepsOf(indexed, estimate, change)).toBe(steps);
  });

  test('is long if the index gives very many rows, of which few match', () => {
    const { steps, rank } = chooseWay('pair', about(0), { ...firstPage, sort: bestMatch }, about(20_000));
    expect([rank, steps.map(inShort)]).toEqual([{ from: 'index', isLong: true }, ['on index!']]);
    expect(chooseWay('some', about(0), firstPage, about(20_000)).steps.map(inShort)).toEqual(['sort index!', 'on index!']);
  });

  test('reads the index of pairs only for a word in a small part of the rows', () => {
    expect([37_500, 37_501].map((rows) => isWorthPairs(about(rows)))).toEqual([true, false]);
    expect(isWorthPairs({ rows: 50_001, share: 0.05, isAbove: () => true })).toBe(false);
  });

  test('end with a step that always fills the page', () => {
    for (const indexed of ['all', 'some', 'pair', 'none'] as const) {
      for (const rows of [undefined, 0, 1, 3000, 5000, 5001, 10_001, table]) {
        const estimate = rows === undefined ? undefined : about(rows);
        expect(chooseWay(indexed, estimate, firstPage).steps.at(-1)?.does).toBe('readOn');
        const byKeys = chooseWay(indexed, estimate, { ...firstPage, keysFrom: 'index' }).steps.at(-1)?.does;
        expect(byKeys).toBe(indexed === 'all' && (rows ?? 0) >= 500 ? 'sortKeys' : 'readOn');
      }
    }
  });
});

describe('for best matches first', () => {
  test.each<[string, Indexed, Estimate | undefined, string | undefined]>([
    ['all rows of a small table are ranked for short words', 'none', undefined, 'table'],
    ['no row of a large one is for short words in very many rows', 'none', about(40), undefined],
    ['few matches of a short word are ranked', 'pair', about(600), 'index'],
    ['few matches are ranked', 'all', about(600), 'index'],
    ['some thousand are, if no one waits for it', 'all', about(4000), 'index!'],
    ['very many are not', 'all', about(40_000), undefined],
  ])('%s', (_, indexed, estimate, rank) => {
    const plan = chooseWay(indexed, estimate, { ...firstPage, sort: bestMatch });
    expect(plan.rank && `${plan.rank.from}${plan.rank.isLong ? '!' : ''}`).toBe(rank);
  });

  test('thousands are ranked by keys, if the list has an index of them', () => {
    const byKeys = { ...firstPage, sort: bestMatch, keysFrom: 'index' } as const;
    expect(chooseWay('all', about(4000), byKeys).rank).toEqual({ from: 'keys', isLong: false });
    expect(chooseWay('all', about(400), byKeys).rank).toEqual({ from: 'index', isLong: false });
  });

  test('no rows are ranked in any other order', () => {
    expect(chooseWay('all', about(600), firstPage).rank).toBeUndefined();
  });
});

describe('the total of a search', () => {
  test.each<[string, Indexed, Estimate | undefined, boolean, string]>([
    ['of long words is counted in the index', 'all', about(600), false, 'index!'],
    ['in a small table, too, and at once', 'all', undefined, false, 'index'],
    ['beside a filter, of many matches, is counted by their texts', 'all', about(40_000), true, 'texts!'],
    ['beside a filter, of few matches, is counted in the index', 'all', about(600), true, 'index!'],
    ['of short and longer words is counted where they are few', 'some', about(600), false, 'index!'],
    ['of short and longer words is what the page shows where they are many', 'some', about(40_000), false, 'index! or page'],
    ['of a short word is counted where it is in few rows', 'pair', about(600), false, 'index!'],
    ['of a short word is what the page shows where it is in many', 'pair', about(30_000), false, 'index! or page'],
    ['of short words is what the page shows', 'none', about(40_000), false, 'texts! or page'],
    ['of short words in a small table is counted', 'none', undefined, false, 'texts'],
  ])('%s', (_, indexed, estimate, isFiltered, counted) => {
    const { count } = chooseWay(indexed, estimate, { ...firstPage, isFiltered });
    expect(`${count.by}${count.isLong ? '!' : ''}${count.isLeftToPage ? ' or page' : ''}`).toBe(counted);
  });

  test('is counted at once beside matches that are sorted by keys', () => {
    const byKeys = { ...firstPage, keysFrom: 'index' } as const;
    expect([400, 4000].map((rows) => chooseWay('all', about(rows), byKeys).count.isLong)).toEqual([true, false]);
  });

  test.each<[Indexed, number, boolean, boolean]>([
    ['all', 10_000, false, false],
    ['all', 10_001, false, true],
    ['all', 10_001, true, false],
    ['some', 10_001, false, true],
    ['pair', 10_001, false, false],
    ['none', 10_001, false, false],
  ])('of words the index knows %s of, with %i matches, filtered %s: surely above 10,000 is %s', (indexed, rows, isFiltered, isSure) => {
    expect(chooseWay(indexed, about(rows), { ...firstPage, isFiltered }).isSurelyCapped).toBe(isSure);
  });
});

test('a page is far from the start by its number only, not if it names the row before it', () => {
  expect([isFarBehind({ offset: 20_000, after: undefined }), isFarBehind({ offset: 20_001, after: undefined })]).toEqual([false, true]);
  expect(isFarBehind({ offset: 200_000, after: 7 })).toBe(false);
});
