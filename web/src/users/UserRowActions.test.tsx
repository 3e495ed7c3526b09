import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { user as userAnswer } from '@vikray/contract/users/user.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { userRow } from '../../../testing/screens/web-users.ts';
import { UserRowActions } from './UserRowActions.tsx';

const asha = z.decode(userAnswer, userRow(12, 'Asha Rao') as z.input<typeof userAnswer>);

/** The actions of a row in an app with exactly these pages. */
async function openActions(pages: readonly string[]): Promise<void> {
  const root = createRootRoute({ component: () => <UserRowActions user={asha} onDelete={() => undefined} /> });
  const routeTree = root.addChildren(['/', 'viewuser', ...pages].map((path) => createRoute({ getParentRoute: () => root, path })));
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never /* not the app's route tree */} />);
  await screen.findByRole('button', { name: 'Delete Asha Rao' });
}

test('the third action leads to the user’s rights, for everyone (USR-57)', async () => {
  await openActions(['assignuserrights']);
  expect(screen.getByRole('link', { name: 'Assign User Rights to Asha Rao' }).getAttribute('href')).toBe('/assignuserrights?id=12');
});

test('it is absent in an app without that page', async () => {
  await openActions([]);
  expect(screen.queryByRole('link', { name: /Assign User Rights/ })).toBeNull();
});
