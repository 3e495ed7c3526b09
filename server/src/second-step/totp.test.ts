import { expect, test } from 'vitest';
import { codeOfStep, stepOfCode, toBase32 } from './totp.ts';

/** The key and the moments of RFC 6238, appendix B; its codes have eight digits, of which these are the last six. */
const secret = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is %s, as in RFC 6238 (SEC-03)', (second, code) => {
  expect(codeOfStep(secret, Math.floor(second / 30))).toBe(code);
});

test('a code is taken one step earlier and one step later, and no further (SEC-03)', () => {
  const now = '2026-11-20T04:30:15.000Z';
  const step = Math.floor(Date.parse(now) / 30_000);
  const found = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeOfStep(secret, step + off), now));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('the key is written in base32 as in RFC 4648 (SEC-02)', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});
