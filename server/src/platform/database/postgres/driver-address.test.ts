import { expect, test } from 'vitest';
import { driverAddress } from './driver-address.ts';

test('an encrypted connection always checks the certificate of the server', () => {
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
