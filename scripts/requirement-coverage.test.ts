import { expect, test } from 'vitest';
import { coverage, requirementIds, shownIds } from './requirement-coverage.ts';

const page = `
## CUS — Customers

| Id | Requirement |
|---|---|
| CUS-01 | A name, see CUS-02. |
| CUS-02 | A mark. |
| LOG-07 | A login. |
`;

test('reads the requirements from the rows of the table, not from mentions in their text', () => {
  expect(requirementIds(page)).toEqual(['CUS-01', 'CUS-02', 'LOG-07']);
});

test('reads the requirements at the end of a title', () => {
  expect(shownIds(`test('refuses a second one of the same name (CUS-15)', () => {});`)).toEqual(['CUS-15']);
  expect(shownIds('it("keeps the order (CUS-15, WIZ-03)", () => {});')).toEqual(['CUS-15', 'WIZ-03']);
});

test('reads the requirements in a table of cases', () => {
  expect(shownIds(`test.each([['RTE-05', '/addproduct'], ['RTE-06', '/changepassword']])('%s opens %s')`)).toEqual(['RTE-05', 'RTE-06']);
});

test('ignores comments', () => {
  expect(shownIds(`// for later (CUS-15), also CUS-16\ntest('keeps the order', () => {});`)).toEqual([]);
});

test('separates shown, explained and open requirements by section', () => {
  expect(coverage(requirementIds(page), new Set(['CUS-01']), new Set(['CUS-02', 'CUS-01']))).toEqual([
    { section: 'CUS', total: 2, shown: 1, explained: ['CUS-02'], open: [] },
    { section: 'LOG', total: 1, shown: 0, explained: [], open: ['LOG-07'] },
  ]);
});

test('counts only the chosen sections', () => {
  expect(coverage(requirementIds(page), new Set(), new Set(), ['LOG']).map(({ section }) => section)).toEqual(['LOG']);
});
