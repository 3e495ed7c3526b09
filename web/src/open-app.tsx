import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { queryClient } from './platform/queries.ts';
import { createAppRouter } from './routes.tsx';

interface OpenedApp {
  readonly path: () => string;
  readonly address: () => string;
  readonly back: () => void;
  readonly go: (address: string) => void;
}

/**
 * Opens the whole app at an address, as a browser would; for tests. `beforehand` fills the cache. `path()` is the current path; `address()`
 * includes the search part; `back()` presses the Back button, and `go()` leads to another address as a link does.
 */
export function openApp(address: string, beforehand?: () => void): OpenedApp {
  queryClient.clear();
  beforehand?.();
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    path: () => router.state.location.pathname,
    address: () => router.state.location.href,
    back: () => router.history.back(),
    go: (to) => router.history.push(to),
  };
}
