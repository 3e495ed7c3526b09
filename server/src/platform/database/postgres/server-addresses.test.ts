import { expect, test } from 'vitest';
import { addressForDriver, changeShared, serverAddresses, sharedPart } from './server-addresses.ts';

const several = 'postgresql://vikray:a%40b@db1.example.in:5432,db2.example.in:5433,[fd00::3]/vikray?sslmode=verify-full';

test('an address with one server stays as it is', () => {
  for (const url of [
    'postgres://db.example.in/vikray',
    'postgres://vikray@127.0.0.1:5433/vikray',
    'postgres:///vikray?host=/run/postgresql',
  ])
    expect(serverAddresses(url)).toEqual([url]);
});

test('an address with several servers is an address for each', () => {
  expect(serverAddresses(several)).toEqual([
    'postgresql://vikray:a%40b@db1.example.in:5432/vikray?sslmode=verify-full',
    'postgresql://vikray:a%40b@db2.example.in:5433/vikray?sslmode=verify-full',
    'postgresql://vikray:a%40b@[fd00::3]/vikray?sslmode=verify-full',
  ]);
});

test('what the servers share is read and changed without them', () => {
  expect(sharedPart(several).username).toBe('vikray');
  const changed = changeShared(several, (shared) => {
    shared.password = '';
    shared.pathname = '/vikray_trial';
  });
  expect(changed).toBe('postgresql://vikray@db1.example.in:5432,db2.example.in:5433,[fd00::3]/vikray_trial?sslmode=verify-full');
});

test('a connection that is encrypted goes to a server whose certificate is checked', () => {
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
    expect(addressForDriver(several.replace('verify-full', mode))).toBe(several);
  const chosen = [
    'postgres:///vikray?host=/run/postgresql',
    'postgres://db.example.in/vikray?sslmode=disable',
    'postgres://db.example.in/vikray?sslmode=require&uselibpqcompat=true',
  ];
  expect(chosen.map(addressForDriver)).toEqual(chosen);
});
