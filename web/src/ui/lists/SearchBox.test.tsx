import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

test('searches at once when the field is left, and only once', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn();
  render(<SearchBox value="" onSearch={onSearch} />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: ' akshar ' } });
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(onSearch.mock.calls).toEqual([['akshar']]);
  vi.runAllTimers();
  fireEvent.blur(field);
  expect(onSearch.mock.calls).toEqual([['akshar']]);
  vi.useRealTimers();
});
