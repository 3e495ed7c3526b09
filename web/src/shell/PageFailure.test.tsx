import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PageFailure } from './PageFailure.tsx';

function Broken(): never {
  throw new Error('broken');
}

describe('a page that fails', () => {
  it('says so in a sentence, offers to reload, and logs why', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const router = createRouter({
      routeTree: createRootRoute({ component: Broken }),
      defaultErrorComponent: PageFailure,
      history: createMemoryHistory(),
    });
    render(<RouterProvider router={router as never /* another tree than the app's */} />);
    expect(await screen.findByText('Something went wrong, try again later.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
    vi.restoreAllMocks();
  });
});
