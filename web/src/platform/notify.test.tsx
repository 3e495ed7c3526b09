import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices, notify } from './notify.tsx';

function pass(timeMs: number): void {
  act(() => {
    vi.advanceTimersByTime(timeMs);
  });
}

describe('notices', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Notices />);
  });

  afterEach(() => {
    pass(10_000);
    vi.useRealTimers();
  });

  it('are gone after 4 seconds (GEN-11)', () => {
    act(() => notify.success('Customer Successfully Added.'));
    pass(3_900);
    expect(screen.getByRole('status').textContent).toBe('Customer Successfully Added.');
    pass(200);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('are announced politely after a success, and at once otherwise', () => {
    act(() => {
      notify.success('Saved.');
      notify.failure('Refused.');
      notify.warning('Careful.');
    });
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    expect(screen.getByRole('alert').textContent).toBe('Refused.Careful.');
  });

  it('say the same sentence once, for 4 seconds from the last time', () => {
    act(() => notify.failure('Something went wrong, try again later.'));
    pass(2_000);
    act(() => notify.failure('Something went wrong, try again later.'));
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
    pass(3_900);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    pass(200);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('stay while the pointer is on them, and disappear 4 seconds after it leaves', () => {
    act(() => notify.success('Saved.'));
    const words = screen.getByText('Saved.');
    fireEvent.mouseEnter(words.closest('.notice') ?? words);
    pass(20_000);
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    fireEvent.mouseLeave(words.closest('.notice') ?? words);
    pass(4_100);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stay until both the focus and the pointer have left them, and disappear 4 seconds later', () => {
    act(() => notify.success('Saved.'));
    const close = screen.getByRole('button', { name: 'Close' });
    const notice = close.closest('.notice') ?? close;
    act(() => close.focus());
    fireEvent.mouseEnter(notice);
    fireEvent.mouseLeave(notice);
    pass(20_000);
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    fireEvent.mouseEnter(notice);
    act(() => close.blur());
    pass(20_000);
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    fireEvent.mouseLeave(notice);
    pass(4_100);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('are behind the newest one, and come back for 4 seconds if it covered them at once', () => {
    const isBehind = (text: string) => screen.getByText(text).closest('.notice')?.classList.contains('notice-behind');
    act(() => {
      notify.success('Saved.');
      notify.warning('Careful.');
    });
    expect([isBehind('Saved.'), isBehind('Careful.')]).toEqual([true, false]);
    pass(4_100);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(isBehind('Saved.')).toBe(false);
    pass(3_800);
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    pass(300);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('do not come back once they have been read', () => {
    act(() => notify.success('Saved.'));
    pass(2_000);
    act(() => notify.warning('Careful.'));
    pass(2_100);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('Careful.');
  });

  it('name the record and offer its actions, once', () => {
    const undo = vi.fn<() => void>();
    act(() => notify.success('Product added to cart.', { about: '4 × Visitor Chair', actions: [{ label: 'Undo', onPress: undo }] }));
    expect(screen.getByRole('status').textContent).toBe('Product added to cart.4 × Visitor Chair · Undo');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('give one reason at a time why a form is not sent, and none once it is in order', () => {
    act(() => notify.success('Saved.'));
    act(() => notify.refusal('Please enter New Password.'));
    act(() => notify.refusal('Please re-enter Password.'));
    expect(screen.getByRole('alert').textContent).toBe('Please re-enter Password.');
    act(() => notify.withdrawRefusal());
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('status').textContent).toBe('Saved.');
  });

  it('can be closed', () => {
    act(() => notify.failure('Refused.'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('never show more than five at a time', () => {
    act(() => ['a', 'b', 'c', 'd', 'e', 'f'].forEach((text) => notify.warning(text)));
    expect(screen.getByRole('alert').textContent).toBe('bcdef');
  });
});
