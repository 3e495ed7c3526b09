import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const base = { name: 'Akshar', phone: '1', lines: [1, 2] };

test('keeps what the user changed and takes everything else from the record as it is now', () => {
  const { form, changedByBoth } = mergeEdits(base, { ...base, phone: '2' }, { ...base, name: 'Akshara', lines: [1] });
  expect(form).toEqual({ name: 'Akshara', phone: '2', lines: [1] });
  expect(changedByBoth).toEqual([]);
});

test('names the fields that both users have changed differently', () => {
  const { form, changedByBoth } = mergeEdits(base, { name: 'B', phone: '2', lines: [1, 2, 3] }, { name: 'C', phone: '2', lines: [] });
  expect(form).toEqual({ name: 'B', phone: '2', lines: [1, 2, 3] });
  expect(changedByBoth).toEqual(['name', 'lines']);
});
