import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWhereClause } from './where-clause.ts';

test('only the two conditions are accepted, whatever the text (LKP-11)', () => {
  const word = fc.constantFrom(
    "fld_status='Active'",
    'fld_company_id=7',
    ' and ',
    ' or ',
    'where ',
    '--',
    ';',
    "'",
    '(',
    ')',
    '1=1',
    ' union select ',
    '/**/',
    '\u0000',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join('')),
      ),
      (typed) => {
        const filter = parseWhereClause(typed);
        if (filter === undefined) return;
        expect(Object.keys(filter).every((key) => key === 'status' || key === 'companyId')).toBe(true);
        expect([undefined, 'Active', 'Inactive']).toContain(filter.status);
        expect(typed).not.toMatch(/--|;|\(|\bor\b|union|\/\*/i);
      },
    ),
    { numRuns: 2000 },
  );
});
