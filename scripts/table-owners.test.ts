import { describe, expect, test } from 'vitest';
import { foreignWrites, foreignWritesIn, tableOwners } from './table-owners.ts';

describe('the tables of an area', () => {
  test('are written only by that area', () => {
    expect(foreignWrites()).toEqual([]);
  });

  test('have one owner each, the platform included', () => {
    const owners = tableOwners();
    expect([owners.get('users'), owners.get('order_lines'), owners.get('audit_log')]).toEqual(['users', 'orders', 'platform']);
    expect(owners.size).toBeGreaterThan(30);
  });
});

describe('a fault is found', () => {
  const found = (source: string) => foreignWritesIn('terms/term-store.ts', source, tableOwners()).map(({ table }) => table);

  test.each([
    ['an insert', `db.insertInto('orders')`, 'orders'],
    ['an update of a record with a version', `updateIfUnchanged(db, 'orders', seen, change, stamp)`, 'orders'],
    ['an update in SQL', 'sql`update users set name = 1`', 'users'],
    ['a delete in SQL', 'sql`delete from products`', 'products'],
  ])('as %s', (_, source, table) => {
    expect(found(source)).toEqual([table]);
  });

  test('but not in comments, reads, own tables or tables of the platform', () => {
    expect(found(`// update users\ndb.selectFrom('orders'); db.insertInto('terms'); db.insertInto('counters');`)).toEqual([]);
  });
});
