import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MenuIcon } from './menu-icons.tsx';

function drawingOf(index: number): string | null | undefined {
  const { container, unmount } = render(<MenuIcon index={index} />);
  const drawing = container.querySelector('path')?.getAttribute('d');
  unmount();
  return drawing;
}

test('every menu has an icon of its own', () => {
  const drawings = Array.from({ length: 18 }, (_, index) => drawingOf(index));
  expect(new Set(drawings).size).toBe(18);
});
