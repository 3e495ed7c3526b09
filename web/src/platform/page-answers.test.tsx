import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { askPageAnswers, keepPageAnswers, takePageAnswer } from './page-answers.ts';
import { queryClient } from './queries.ts';

const dispatches = '/dispatchlist?page=2';
const noRows = { name: 'GetDispatchOrder', input: { status: 'All', page: 1, pagesize: 30 }, answer: { data: [], total: 0 } };

describe('the answers that come with a page', () => {
  beforeEach(() => {
    queryClient.clear();
  });

  it('are asked for by the address of the page', async () => {
    const { sent } = stubServer({ 'page-answers': answer([]) });
    await askPageAnswers(dispatches);
    expect(sent.map(({ name, query }) => [name, query])).toEqual([['page-answers', { page: '/dispatchlist?page=2' }]]);
  });

  it('are shown without another request', async () => {
    storeTestLogin();
    const server = stubServer({ ...shellReplies, 'page-answers': answer([noRows]) });
    const answers = await askPageAnswers(dispatches);
    openApp('/dispatchlist', () => keepPageAnswers(answers));
    await screen.findByText('Dispatch list no found');
    expect(await server.allSent('GetDispatchOrder')).toEqual([]);
  });

  it('are taken once where a fresh answer is needed later', async () => {
    stubServer({ 'page-answers': answer([{ name: 'GetLoginRecord', input: {}, answer: { data: [] } }]) });
    keepPageAnswers(await askPageAnswers(dispatches));
    expect([takePageAnswer('GetLoginRecord', {}), takePageAnswer('GetLoginRecord', {})]).toEqual([[], undefined]);
  });

  it.each([
    ['the server is out of reach', noAnswer],
    ['the session has ended', refusal(401, 'Please log in.')],
    ['they are in a form that this version cannot read', answer('nonsense')],
    [
      'they do not fit the contract',
      answer([
        { ...noRows, answer: { data: [{ fld_id: 'x' }] } },
        { name: 'GetNothing', input: {}, answer: {} },
      ]),
    ],
  ])('are asked for by each part of the page when %s', async (_, reply) => {
    storeTestLogin();
    const server = stubServer({ ...shellReplies, 'page-answers': reply, GetDispatchOrder: answer([], { total: 0 }) });
    const answers = await askPageAnswers(dispatches);
    openApp('/dispatchlist', () => keepPageAnswers(answers));
    await screen.findByText('Dispatch list no found');
    expect(server.sentTo('GetDispatchOrder')).toHaveLength(1);
  });
});
