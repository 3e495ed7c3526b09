/** Set-up of the component tests. Their files share one window and what is loaded, so each test leaves both as it found them. */
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { createElement } from 'react';
import { afterEach } from 'vitest';
import { Notices } from './platform/notify.tsx';

// Generous, as a loaded machine is no failure, but finite.
configure({ asyncUtilTimeout: 30_000 });

const { happyDOM } = window as unknown as Window;
const address = window.location.href;

afterEach(() => {
  cleanup();
  render(createElement(Notices));
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close);
  cleanup();
  // A link that was followed has led elsewhere.
  happyDOM.setURL(address);
});

// antd's style sheets would be worked out anew for every name that a test looks for, which took half of the time.
// How things look is for the browser tests; what the pages hide they hide by attributes.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });

// This window decodes no pictures. What begins like one is one, and cannot be drawn anew, so it cannot be shrunk either.
Object.defineProperty(window, 'createImageBitmap', {
  value: async () => Promise.resolve({ width: 64, height: 48, close: () => undefined }),
});
