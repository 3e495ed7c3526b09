/** The size of the window, for component tests. */
import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/** Makes the window this wide until the end of the test. */
export function setWindowWidth(width: number): void {
  // happy-dom's own interface on the window; the DOM's types do not include it.
  const { happyDOM } = window as unknown as { readonly happyDOM: { setViewport(size: object): void } };
  const before = window.innerWidth;
  act(() => happyDOM.setViewport({ width }));
  onTestFinished(() => happyDOM.setViewport({ width: before }));
}
