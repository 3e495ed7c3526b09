import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wholeNumbers } from './whole-numbers.tsx';

test('keeps dates and document numbers of a sentence on one line, and leaves its words alone', () => {
  const { container } = render(<p>{wholeNumbers('generated order SO/ABC/2026-2027/0003 on 22-11-2026 for a well-known hospital')}</p>);
  expect([...container.querySelectorAll('.unbroken')].map((part) => part.textContent)).toEqual(['SO/ABC/2026-2027/0003', '22-11-2026']);
  expect(container.textContent).toBe('generated order SO/ABC/2026-2027/0003 on 22-11-2026 for a well-known hospital');
});
