import { describe, expect, test } from 'vitest';
import { foreignTouches, tableOwners, touchesIn } from './table-owners.ts';
import { tableViews } from './table-views.ts';

const key = ({ area, table }: { readonly area: string; readonly table: string }) => `${area} reads ${table}`;

describe('the tables of an area', () => {
  test('are written only by that area', () => {
    expect(foreignTouches().filter(({ isWrite }) => isWrite)).toEqual([]);
  });

  test('are read by other areas only where that is declared, and every declaration is needed', () => {
    const read = foreignTouches().filter(({ isWrite }) => !isWrite);
    expect([...new Set(read.map(key))].toSorted()).toEqual(tableViews.map(({ reader, table }) => key({ area: reader, table })).toSorted());
  });

  test('have one owner each, the platform included', () => {
    const owners = tableOwners();
    expect([owners.get('users'), owners.get('order_lines'), owners.get('audit_log')]).toEqual(['users', 'orders', 'platform']);
    expect(owners.size).toBeGreaterThan(30);
  });
});

describe('a fault is found', () => {
  const found = (source: string) => touchesIn('terms/term-store.ts', source, tableOwners()).map(({ table, isWrite }) => [table, isWrite]);

  test.each([
    ['a select', `db.selectFrom('orders')`, [['orders', false]]],
    ['a join', `db.selectFrom('terms').innerJoin('users', 'users.id', 'terms.updated_by_id')`, [['users', false]]],
    [
      'SQL as text',
      'sql`select id\n from customers join users on true`',
      [
        ['customers', false],
        ['users', false],
      ],
    ],
    ['an insert', `db.insertInto('orders')`, [['orders', true]]],
    ['an update of a record with a version', `updateSeen(db, 'orders', seen, change, stamp)`, [['orders', true]]],
    ['an update in SQL', 'sql`update users set name = 1`', [['users', true]]],
    ['a delete in SQL', 'sql`delete from products`', [['products', true]]],
  ])('as %s', (_, source, touched) => {
    expect(found(source)).toEqual(touched);
  });

  test('but not in comments, imports, own tables or tables of the platform', () => {
    expect(found(`import x from users;\n/** from users */\n// from users\ndb.selectFrom('terms'); db.insertInto('counters');`)).toEqual([]);
  });
});
