/** Set-up of the component tests. Test files share one window and the loaded modules, so each test restores both. */
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { createElement } from 'react';
import { afterEach } from 'vitest';
import { Notices } from './platform/notify.tsx';
import './test-window.ts';

// Generous, so that tests pass on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const { happyDOM } = window as unknown as Window;
const address = window.location.href;

afterEach(() => {
  cleanup();
  render(createElement(Notices));
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close);
  cleanup();
  // What a test leaves there, such as a draft, would open in the next one.
  localStorage.clear();
  sessionStorage.clear();
  // A test may have followed a link.
  happyDOM.setURL(address);
});

// The test window cannot decode pictures. It accepts any file that starts like one, but cannot redraw or shrink it.
Object.defineProperty(window, 'createImageBitmap', {
  value: async () => Promise.resolve({ width: 64, height: 48, close: () => undefined }),
});
