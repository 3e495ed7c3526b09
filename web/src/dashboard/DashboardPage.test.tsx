import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { quietShell, storeRohini } from '../../../testing/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

describe('dashboard', () => {
  const user = userEvent.setup();
  beforeEach(() => {
    localStorage.clear();
    storeRohini();
  });

  async function openWaitingWork() {
    openApp('/dashboard');
    return within(await screen.findByRole('region', { name: 'Waiting work' }));
  }

  it('lists the work that waits, with its count and a link to its page', async () => {
    stubServer({ ...quietShell, GetNotifications: answer([{ text: '17 customers wait for approval', count: 17, page: 'dashboard' }]) });
    const work = await openWaitingWork();
    const entry = await work.findByRole('link', { name: '17 customers wait for approval' });
    expect(entry.getAttribute('href')).toBe('/dashboard');
  });

  it('says when nothing waits', async () => {
    stubServer(quietShell);
    const work = await openWaitingWork();
    expect(await work.findByText('Nothing waits for you.')).toBeDefined();
  });

  it('says when the work could not be read, and tries again', async () => {
    let reply = refusal(404, 'There is no such operation.');
    stubServer({ ...quietShell, GetNotifications: () => reply() });
    const work = await openWaitingWork();
    expect((await work.findByRole('alert')).textContent).toContain('There is no such operation.');
    reply = answer([]);
    await user.click(work.getByRole('button', { name: 'Try again' }));
    expect(await work.findByText('Nothing waits for you.')).toBeDefined();
  });
});
