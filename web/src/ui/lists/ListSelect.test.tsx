import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { ClosedSelect } from './ClosedSelect.tsx';
import { WholeSelect } from './WholeSelect.tsx';

const sizes = [15, 30, 100].map((value) => ({ value, label: `${value} / page` }));

/** What is drawn, apart from the ids that React makes. */
function drawn(element: ReactNode): string {
  const { container, unmount } = render(element);
  const html = container.innerHTML.replaceAll(/ id="[^"]*"/g, '');
  unmount();
  return html;
}

describe('the closed form of a choice in a list', () => {
  test.each([
    ['the number of rows', 'middle', {}],
    ['the number of rows on a phone', 'large', {}],
    ['a filter on a phone', 'large', { className: 'term-category' }],
    ['the order of a list on a phone', 'large', { variant: 'borderless' }],
  ] as const)('is drawn like the whole one: %s', (_what, componentSize, look) => {
    const framed = (select: ReactNode) => drawn(<ConfigProvider componentSize={componentSize}>{select}</ConfigProvider>);
    const closed = <ClosedSelect {...look} label="Page size" value={30} options={sizes} onAsk={() => undefined} />;
    const whole = <WholeSelect {...look} aria-label="Page size" value={30} options={sizes} showSearch={false} />;
    expect(framed(closed)).toBe(framed(whole));
  });
});
