import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readsInFrame } from '@vikray/contract/page-reads.ts';
import { menuRow, shellReplies, storeTestLogin, subMenuRow, testUser } from '../../../testing/screens/web-login.ts';
import { salesCallRow } from '../../../testing/screens/web-old-records.ts';
import { answer, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { createAppRouter } from '../routes.tsx';
import { keepPageAnswers } from './page-answers.ts';
import { pause } from './pause.ts';

const replies = {
  ...shellReplies,
  GetUserMenu: answer([menuRow(1, 'Sales')]),
  GetUserSubMenu: answer([subMenuRow(2, 1, 'Sales List', 'saleslist')]),
};
const call = salesCallRow(7);
const rows = { data: [call], total: 1 };
const pageAnswers = answer([{ name: 'GetSalesList', input: { staffid: null, page: 1, pagesize: 30 }, answer: rows }]);

/** Opens a page and returns the link to the list in its side menu. */
async function linkToList(): Promise<HTMLElement> {
  openApp('/nonsense');
  fireEvent.click(await screen.findByRole('button', { name: /Sales/ }));
  return screen.findByRole('link', { name: 'Sales List' });
}

describe('a page that first opens from another one', () => {
  beforeEach(() => {
    storeTestLogin();
  });

  it('has its rows when it is drawn, from one request without those of the frame', async () => {
    const server = stubServer({ ...replies, 'page-answers': pageAnswers });
    fireEvent.click(await linkToList());
    await screen.findByText(call.companyname);
    expect(server.sent.filter(({ name }) => name === 'page-answers').map(({ query }) => query)).toEqual([
      { page: '/saleslist', frame: 'No' },
    ]);
    expect(await server.allSent('GetSalesList')).toEqual([]);
  });

  it('opens without them when they take long, and asks for them itself', async () => {
    const never = () => new Promise<Response>(() => {});
    const server = stubServer({ ...replies, 'page-answers': never, GetSalesList: answer(rows.data, { total: 1 }) });
    fireEvent.click(await linkToList());
    await screen.findByText(call.companyname);
    expect(server.sentTo('GetSalesList')).toHaveLength(1);
  });

  it('answers the click at once, while its scripts and rows are on their way (SHL-15)', async () => {
    const never = () => new Promise<Response>(() => {});
    stubServer({ ...replies, 'page-answers': never, GetSalesList: never });
    const link = await linkToList();
    await settle();
    expect(screen.queryByRole('progressbar')).toBeNull();
    fireEvent.click(link);
    expect(await screen.findByRole('region', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sales' }).className).toContain('side-entry-current');
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  });

  it('asks for nothing while the pointer is only on its link', async () => {
    const server = stubServer({ ...replies, 'page-answers': pageAnswers });
    fireEvent.mouseEnter(await linkToList());
    await pause(100);
    await settle();
    expect(server.sent.filter(({ name }) => name === 'page-answers' || name === 'GetSalesList')).toEqual([]);
  });
});

const user = { userId: testUser.fld_userid, isAdministrator: false };

interface Page {
  readonly options: { readonly loader?: unknown; readonly validateSearch?: object };
}

const pages: [path: string, Page][] = Object.entries(createAppRouter().routesByPath).filter(([path]) => path !== '/');
const pathsOf = (chosen: typeof pages) => chosen.map(([path]) => path);
const isOfList = (search: object = {}) => 'shape' in search && 'pagesize' in Object(search.shape);
const withRows = pathsOf(pages.filter(([, { options }]) => options.loader !== undefined));

it('is every page whose rows the server knows', () => {
  expect(withRows).toEqual(pathsOf(pages.filter(([path]) => readsInFrame(path, user).length > 0)));
});

// What a report shows depends on its tab, and certificates are looked at a few times a year.
it('is every page of a list, but for reports, certificates and the rows of a single import', () => {
  const lists = pages.filter(([, { options }]) => isOfList(options.validateSearch));
  expect(pathsOf(lists).filter((path) => !withRows.includes(path))).toEqual(['/reports', '/deductions', '/import']);
  expect(lists.length).toBeGreaterThan(20);
});

it.each(withRows)('%s asks for nothing that came with it', async (path) => {
  storeTestLogin();
  const server = stubServer(shellReplies);
  const reads = readsInFrame(path, user);
  const none = { data: [], total: 0 };
  openApp(path, () => keepPageAnswers({ data: reads.map(({ name, input }) => ({ name, input, answer: none })) }));
  await screen.findByRole('heading', { level: 1 });
  expect(await server.allSent(...reads.map(({ name }) => name))).toEqual([]);
});
