import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each(['27AAACV1001S1Z9', 'AAACV1001S', '₹97,93,056.00', '22-11-2026', '22/11/2026', 'SO/VK/2026-2027/0083', '+919000000070'])(
  '%s stays on one line',
  (number) => {
    expect(unbroken(number)).toBe('unbroken');
    expect(unbroken(number, 'fact')).toBe('fact unbroken');
  },
);

test.each(['12, Industrial Estate', 'Pune', '–', '', 'stores.2@example.in', 'UDYAM-MH-26-0123456789012345'])(
  '%s may take more lines',
  (text) => {
    expect(unbroken(text, 'fact')).toBe('fact');
  },
);
