import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ClosedSelect } from './ClosedSelect.tsx';
import { WholeSelect } from './WholeSelect.tsx';

const sizes = [15, 30, 100].map((value) => ({ value, label: `${value} / page` }));

/** What is drawn, apart from the ids that React makes. */
function drawn(element: React.ReactNode): string {
  const { container, unmount } = render(element);
  const html = container.innerHTML.replaceAll(/ id="[^"]*"/g, '');
  unmount();
  return html;
}

describe('the closed form of a choice in a list', () => {
  test.each([
    ['the number of rows', {}],
    ['a filter on a phone', { size: 'large', className: 'term-category' }],
    ['the order of a list on a phone', { size: 'large', variant: 'borderless' }],
  ] as const)('is drawn like the whole one: %s', (_what, look) => {
    const closed = <ClosedSelect {...look} label="Page size" value={30} options={sizes} onAsk={() => undefined} />;
    const whole = <WholeSelect {...look} aria-label="Page size" value={30} options={sizes} showSearch={false} />;
    expect(drawn(closed)).toBe(drawn(whole));
  });
});
