import { expect, test } from 'vitest';
import { demandLoopback } from './loopback.ts';

test.each(['http://127.0.0.1:3000', 'http://127.9.8.7:1', 'http://[::1]:3000'])('attacks may run against %s', (address) => {
  expect(() => demandLoopback(address)).not.toThrow();
});

test.each([
  'http://192.168.1.5:3000',
  'https://panel.example.in',
  'http://localhost:3000',
  'http://127.0.0.1.example.in',
  'http://[2001:db8::1]:3000',
  'http://0.0.0.0:3000',
])('attacks never run against %s', (address) => {
  expect(() => demandLoopback(address)).toThrow('The attacks run against this machine only');
});
