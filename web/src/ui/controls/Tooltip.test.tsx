import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <IconButton label="Remove Asha" icon={<svg />} />
      <IconButton label="Dismiss: Asha is waiting" tooltip="Dismiss" icon={<svg />} />
      <Button tooltip="Only approved ones.">Send</Button>
      <Button aria-label="Next page">Next</Button>
      <Tooltip />
    </>,
  );
  return () => vi.useRealTimers();
});

const shown = () => screen.getByRole('tooltip', { hidden: true }).textContent;

function rest(pointerType: string, name: string): void {
  fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType });
  act(() => {
    vi.advanceTimersByTime(1000);
  });
}

test.each([
  ['the name of an icon', 'Remove Asha', 'Remove Asha'],
  ['what an icon has as its tooltip', 'Dismiss: Asha is waiting', 'Dismiss'],
  ['what there is to know of a button', 'Send', 'Only approved ones.'],
  ['nothing for a button that shows its words', 'Next page', ''],
])('shows under the mouse %s', (_, name, text) => {
  rest('mouse', name);
  expect(shown()).toBe(text);
});

test('goes when the mouse moves on, and when a key or button is pressed', () => {
  rest('mouse', 'Remove Asha');
  rest('mouse', 'Next page');
  expect(shown()).toBe('');
  for (const leave of [fireEvent.keyDown, fireEvent.pointerDown]) {
    rest('mouse', 'Remove Asha');
    leave(document.body);
    act(() => {
      vi.advanceTimersByTime(0);
    });
    expect(shown()).toBe('');
  }
});

test('shows nothing to a finger', () => {
  rest('touch', 'Remove Asha');
  expect(shown()).toBe('');
});

test('tells screen readers what there is to know', () => {
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-description')).toBe('Only approved ones.');
});
