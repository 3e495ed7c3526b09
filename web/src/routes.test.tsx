import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { quietShell, storeRohini } from '../../testing/web-login.ts';
import { refusal, stubServer } from '../../testing/web-server-stub.ts';
import { openApp } from './open-app.tsx';
import { clearLogin } from './platform/login.ts';

describe('routes', () => {
  beforeEach(() => localStorage.clear());

  it.each(['/dashboard', '/nonsense', '/dashboard?x=1'])('send a visitor who is not logged in from %s to the login page (GEN-01, RTE-37)', async (address) => {
    const { sent } = stubServer({});
    const { path } = openApp(address);
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeDefined();
    expect(path()).toBe('/');
    expect(sent).toEqual([]);
  });

  it('show the dashboard inside the shell, whatever the case of the address (RTE-02, RTE-33)', async () => {
    storeRohini();
    stubServer(quietShell);
    openApp('/DashBoard');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
    expect(screen.getByText('Rohini Sondhi')).toBeDefined();
  });

  it('show "Page not found" inside the shell for an unknown address (RTE-04)', async () => {
    storeRohini();
    stubServer(quietShell);
    openApp('/nonsense/further');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(screen.getByText('Rohini Sondhi')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('lead back to the login page when the login goes, as in another tab (LOG-17)', async () => {
    storeRohini();
    stubServer(quietShell);
    const { path } = openApp('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    act(clearLogin);
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeDefined();
    expect(path()).toBe('/');
  });

  it('lead back to the login page when the session has ended', async () => {
    storeRohini();
    stubServer({ ...quietShell, GetUserMenu: refusal(401, 'Please log in to continue.') });
    const { path } = openApp('/dashboard');
    await waitFor(() => expect(path()).toBe('/'));
    expect(localStorage.length).toBe(0);
  });
});
