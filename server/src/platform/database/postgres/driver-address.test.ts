import { expect, test } from 'vitest';
import { driverAddress } from './driver-address.ts';

test('a connection that is encrypted goes to a server whose certificate is checked', () => {
  const checked = 'postgres://vikray:a%40b@db.example.in:5433/vikray?sslmode=verify-full';
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
    expect(driverAddress(checked.replace('verify-full', mode))).toBe(checked);
  const chosen = [
    'postgres:///vikray?host=/run/postgresql',
    'postgres://db.example.in/vikray?sslmode=disable',
    'postgres://db.example.in/vikray?sslmode=require&uselibpqcompat=true',
  ];
  expect(chosen.map(driverAddress)).toEqual(chosen);
});
