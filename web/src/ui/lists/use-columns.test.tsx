import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Column } from './table-columns.ts';
import { useColumns } from './use-columns.ts';

interface Facts {
  readonly mayDelete: boolean;
  readonly onDelete: (id: number) => void;
}

function columnsOf({ mayDelete, onDelete }: Facts): Column<number>[] {
  const name: Column<number> = { title: 'Name', cell: String };
  return mayDelete ? [name, { title: 'Action', cell: (id) => <button onClick={() => onDelete(id)}>Delete</button> }] : [name];
}

const onDelete = () => undefined;

test('the columns of a list stay the same until one of their facts changes, so that its rows need not be drawn again', () => {
  const { result, rerender } = renderHook((facts: Facts) => useColumns(columnsOf, facts), { initialProps: { mayDelete: false, onDelete } });
  const before = result.current;
  rerender({ mayDelete: false, onDelete });
  expect(result.current).toBe(before);
  rerender({ mayDelete: true, onDelete });
  expect(result.current.map(({ title }) => title)).toEqual(['Name', 'Action']);
});
