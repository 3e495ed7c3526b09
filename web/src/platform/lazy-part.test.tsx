import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? 'Failed' : this.props.children;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows a part that cannot be loaded until the connection is back. */
async function showPart(health: () => Promise<unknown>) {
  vi.stubGlobal('fetch', health);
  let isConnected = false;
  const Part = lazyPart(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>The part</p> };
  });
  render(
    <Boundary>
      <p>What was entered</p>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </Boundary>,
  );
  const pass = async () => act(() => vi.advanceTimersByTimeAsync(5000));
  await pass();
  return { pass, connect: () => (isConnected = true) };
}

test('a part of a page waits for a connection, and the page stays', async () => {
  const { pass, connect } = await showPart(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(screen.getByText('What was entered')).toBeTruthy();
  expect(screen.getByText('Loading')).toBeTruthy();
  connect();
  await pass();
  expect(screen.getByText('The part')).toBeTruthy();
});

test.each([
  ['a page', () => new Response('<p>Bad Gateway</p>', { status: 502 })],
  ['JSON', () => Response.json({ data: 'The panel cannot be reached at the moment.' }, { status: 502 })],
])('a part of a page waits while a proxy answers for the panel with %s', async (_, answer) => {
  const { pass, connect } = await showPart(async () => answer());
  expect(screen.getByText('Loading')).toBeTruthy();
  connect();
  await pass();
  expect(screen.getByText('The part')).toBeTruthy();
});

test('a part that the server no longer has fails', async () => {
  await showPart(async () => Response.json({ data: [] }));
  expect(screen.getByText('Failed')).toBeTruthy();
});
