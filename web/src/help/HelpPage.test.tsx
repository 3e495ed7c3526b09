import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { createAppRouter } from '../routes.tsx';
import { helpMarks } from './help-marks.ts';
import { helpChapters, sectionId, sectionOfPage } from './help-chapters.ts';

const sections = helpChapters.flatMap(({ sections: all }) => all);
const marksOf = (kind: 'name' | 'key') =>
  sections.flatMap(({ title, what, steps, notes = [] }) =>
    [what, ...steps, ...notes].flatMap((text) =>
      helpMarks(text).flatMap((mark) => (mark.kind === kind ? [{ title, words: mark.words }] : [])),
    ),
  );

/** The sources that say what stands on the screens. */
const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.tsx', '!./**', '../../../contract/src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.values(files).join('\n');

function isInSources(words: string, pattern = (text: string) => `['"\`>]\\s*${text}\\s*['"\`<]`): boolean {
  return new RegExp(pattern(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)), 'u').test(sources);
}

describe('the chapters', () => {
  test('are ten, with different names (OPS-29)', () => {
    expect(helpChapters).toHaveLength(10);
    const ids = [...helpChapters.map(({ id }) => id), ...sections.map(({ title }) => sectionId(title))];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('explain every page of the panel, and no other (OPS-29)', () => {
    const paths = Object.keys(createAppRouter().routesByPath).map((path) => path.slice(1).split('/')[0] ?? '');
    const pages = new Set(paths.filter((path) => path !== '$'));
    expect([...pages].filter((page) => sectionOfPage(page) === undefined)).toEqual([]);
    expect(sections.flatMap((section) => section.pages).filter((page) => !pages.has(page))).toEqual([]);
  });

  test('name only what stands on a screen, as it is written there (OPS-29)', () => {
    expect(marksOf('name').filter(({ words }) => !isInSources(words))).toEqual([]);
  });

  test('name only keys that do something (OPS-29)', () => {
    const listed = sections.flatMap(({ title, keys = [] }) => keys.map(([words]) => ({ title, words })));
    const browsers = ['Tab'];
    const isKey = (words: string) => browsers.includes(words) || isInSources(words, (text) => `key: '${text}'`);
    expect([...marksOf('key'), ...listed].filter(({ words }) => !isKey(words))).toEqual([]);
  });
});

describe('the help page', () => {
  beforeEach(() => {
    storeTestLogin();
    stubServer(shellReplies);
  });

  test('opens at the part that explains the page of the question mark (OPS-29)', async () => {
    openApp('/help?of=viewquotation');
    const heading = await screen.findByRole('heading', { name: 'Quotation List' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('the question mark of a page leads there (OPS-29)', async () => {
    openApp('/account');
    const marks = await screen.findAllByRole('link', { name: 'Help for this page' });
    expect(marks[0]?.getAttribute('href')).toBe('/help?of=account');
  });

  test('the list of keys leads there, too (OPS-29)', async () => {
    const app = openApp('/nonsense');
    await screen.findByRole('heading', { name: 'Page not found' });
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard' });
    fireEvent.click(within(dialog).getByRole('link', { name: 'Help for this page' }));
    expect(await screen.findByRole('heading', { name: 'Help', level: 1 })).toBeTruthy();
    expect(app.path()).toBe('/help');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows the parts that contain every typed word (OPS-29)', async () => {
    openApp('/help');
    const box = await screen.findByPlaceholderText('Search here....');
    fireEvent.change(box, { target: { value: 'bounced cheque' } });
    expect(await screen.findByText('1 part found')).toBeTruthy();
    const found = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(found).toEqual(['Receipts']);
    fireEvent.change(box, { target: { value: 'qqzzqq' } });
    expect(await screen.findByText('No part of the help contains these words.')).toBeTruthy();
  });
});
