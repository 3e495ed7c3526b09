import { describe, expect, test } from 'vitest';
import { isMask, maskedKeys, maskOf, orMask } from './masked-details.ts';

describe('a masked value', () => {
  test.each([
    ['adhaar', '234567890124', '••••••••0124'],
    ['pan', 'AAPFU0939F', '•••••0939F'],
    ['bankaccount', '0030123456789', '••••6789'],
    ['bankaccount', '12345678', '••••5678'],
    ['dl', 'MH12 20110012345', '••••••••••••2345'],
    ['passport', 'K1234567', '••••4567'],
    ['rationcard', '', ''],
  ] as const)('of %s %j is %j (SEC-19)', (key, value, mask) => {
    expect(maskOf(key, value)).toBe(mask);
  });

  test('shows at most half of a short value, whatever the field (SEC-19)', () => {
    for (const key of maskedKeys) {
      expect(maskOf(key, '7')).not.toContain('7');
      expect(maskOf(key, '12')).toMatch(/^•+2$/);
      expect(maskOf(key, '12345')).toMatch(/^•+45$/);
    }
  });

  test('is not mistaken for a value, also by the pattern of its field (SEC-20)', () => {
    for (const key of maskedKeys) expect(isMask(maskOf(key, 'ABCD12345678'))).toBe(true);
    for (const text of ['', '0124', '12•', 'MH12•••', '•••123456789']) expect(isMask(text)).toBe(false);
    const digits = orMask(/^\d{0,12}$/);
    expect(['234567890124', '', '••••••••0124'].map((text) => digits.test(text))).toEqual([true, true, true]);
    expect(['23456789012a', '•••0124•'].map((text) => digits.test(text))).toEqual([false, false]);
  });
});
