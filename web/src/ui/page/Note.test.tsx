import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Note } from './Note.tsx';

test.each([
  ['info', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('a note of kind %s has the role %s, so that only what needs attention interrupts a screen reader', (kind, role) => {
  render(<Note kind={kind} title="Drafts for your accountant." />);
  expect(screen.getByRole(role).textContent).toBe('Drafts for your accountant.');
  expect(screen.queryAllByRole(role === 'alert' ? 'status' : 'alert')).toEqual([]);
});
