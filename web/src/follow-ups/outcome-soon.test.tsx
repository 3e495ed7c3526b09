import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dueListReplies, hospital } from '../../../testing/screens/web-follow-ups.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

const loaded = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('./OutcomeEntry.tsx', async (original) => {
  loaded.resolve();
  return original();
});

test('the form of a call is loaded with the list, so that a key pressed right after Enter finds it (FUP-39)', async () => {
  storeTestLogin();
  stubServer(dueListReplies());
  openApp('/followups');
  await screen.findByText(hospital(1));
  await expect(loaded.promise).resolves.toBeUndefined();
  expect(screen.queryByRole('complementary', { name: 'Call' })).toBeNull();
});
