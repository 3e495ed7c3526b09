import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test('an amount is written in lakh and crore, with its paise (GTX-33)', () => {
  const words = (paise: number) => amountInWords(paise);
  expect(words(0)).toBe('Rupees Zero Only');
  expect(words(7)).toBe('Rupees Zero and Seven Paise Only');
  expect(words(19_00)).toBe('Rupees Nineteen Only');
  expect(words(1_00_001_00)).toBe('Rupees One Lakh One Only');
  expect(words(12_34_567_50)).toBe('Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Fifty Paise Only');
  expect(words(1_00_00_000_00)).toBe('Rupees One Crore Only');
  expect(words(99_99_99_99_999_99)).toMatch(
    /^Rupees Nine Thousand Nine Hundred Ninety-Nine Crore Ninety-Nine Lakh .* and Ninety-Nine Paise Only$/,
  );
});
