import { describe, expect, it, vi } from 'vitest';
import { granted, testUser, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { CallFailure } from './call-failure.ts';
import { call, onForbidden, upload } from './call.ts';
import { fileOf } from './list-file.ts';
import { clearLogin, storedLogin } from './login.ts';

async function failureOf(promise: Promise<unknown>): Promise<CallFailure> {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (thrown instanceof CallFailure) return thrown;
  throw new Error('The call was expected to fail');
}

describe('call', () => {
  it('calls a GET operation with its input in the address, in wire names (API-01, API-06)', async () => {
    const { sent } = stubServer({ GetCustomerList: answer([]) });
    await call('GetCustomerList', { search: 'asha & co', pageSize: 30, sort: 'updatedOn' });
    expect(sent).toEqual([
      {
        name: 'GetCustomerList',
        method: 'GET',
        query: { search: 'asha & co', pagesize: '30', sort: 'updatedon' },
        body: undefined,
        key: null,
      },
    ]);
  });

  it('sends a POST as JSON in wire names and returns its answer in the names of the code (API-04, RGT-03)', async () => {
    const { sent } = stubServer({ GetUserSubMenuAccessRights: answer(granted('Add Customer')) });
    const rights = await call('GetUserSubMenuAccessRights', { userId: 7 });
    expect(sent[0]).toMatchObject({ method: 'POST', body: { userid: 7 }, key: null });
    expect(rights).toEqual([{ menuName: 'Add Customer', access: 1 }]);
  });

  it('sends every write with a new key, or with the given one', async () => {
    const { sent } = stubServer({ DeleteCustomer: answer([{ CustomerId: 5 }]) });
    await call('DeleteCustomer', { id: 5 });
    await call('DeleteCustomer', { id: 5 });
    await call('DeleteCustomer', { id: 5 }, { key: 'same-form-again' });
    const [first, second, third] = sent.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('same-form-again');
  });

  it('returns the rows of a list with the total (GEN-13)', async () => {
    stubServer({ GetCustomer: answer([], { total: 10_000, totaliscapped: true }) });
    expect(await call('GetCustomer', { page: 1 })).toEqual({ rows: [], total: 10_000, totalIsCapped: true });
  });

  it('says nothing of an answer that the page has stopped waiting for while it arrived', async () => {
    const stop = new AbortController();
    const response = new Response(
      new ReadableStream({ start: (body) => stop.signal.addEventListener('abort', () => body.error(stop.signal.reason)) }),
    );
    vi.stubGlobal('fetch', async () => response);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answered = call('GetCustomerList', { search: 'asha' }, { signal: stop.signal });
    await Promise.resolve();
    stop.abort();
    await expect(answered).rejects.toBe(stop.signal.reason);
    expect(logged).not.toHaveBeenCalled();
  });

  it("fails with the server's own sentence, code and field (LOG-18)", async () => {
    stubServer({ DeleteCustomer: refusal(409, 'Company Already Exists.', { code: 'CompanyAlreadyExists', field: 'companyName' }) });
    const failure = await failureOf(call('DeleteCustomer', { id: 5 }));
    expect(failure).toMatchObject({ message: 'Company Already Exists.', status: 409, code: 'CompanyAlreadyExists', field: 'companyName' });
  });

  it.each([
    ['the server fails', refusal(500, 'secret detail')],
    ['the server cannot be reached', noAnswer],
    ['something else answers', () => new Response('<html>', { status: 404 })],
  ])('says that something went wrong when %s', async (_, reply) => {
    stubServer({ GetIndustry: reply });
    expect((await failureOf(call('GetIndustry', {}))).message).toBe('Something went wrong, try again later.');
  });

  it('says that something went wrong when an answer does not fit the contract', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    stubServer({ GetIndustry: answer([{ label: 5 }]) });
    expect((await failureOf(call('GetIndustry', {}))).message).toBe('Something went wrong, try again later.');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('does not send what the contract refuses', async () => {
    const server = stubServer({});
    expect(await failureOf(call('GetCustomerList', { page: 0 }))).toMatchObject({ status: 400, field: 'page' });
    expect(await server.allSent()).toEqual([]);
  });

  it('forgets the login when the session has ended', async () => {
    storeTestLogin();
    stubServer({ GetIndustry: refusal(401, 'Please log in to continue.') });
    await failureOf(call('GetIndustry', {}));
    expect(storedLogin()).toBeUndefined();
  });

  it('keeps a login that is newer than the refused call', async () => {
    storeTestLogin();
    const reply = Promise.withResolvers<Response>();
    stubServer({ GetIndustry: () => reply.promise });
    const failure = failureOf(call('GetIndustry', {}));
    clearLogin();
    storeTestLogin();
    reply.resolve(refusal(401, 'Please log in to continue.')());
    expect((await failure).status).toBe(401);
    expect(storedLogin()?.userId).toBe(testUser.fld_userid);
  });

  it('keeps the login when another attempt to log in fails', async () => {
    storeTestLogin();
    stubServer({ AuthenticateUser: refusal(401, 'Invalid Mobile Number or Password.') });
    await failureOf(call('AuthenticateUser', { mobile: '9000000010', password: 'wrong' }));
    expect(storedLogin()?.userId).toBe(testUser.fld_userid);
  });

  it('reports a refusal for lack of a right (RGT-27)', async () => {
    const announced = vi.fn<() => void>();
    const stop = onForbidden(announced);
    stubServer({ DeleteCustomer: refusal(403, 'You are not authorised to continue.') });
    const failure = await failureOf(call('DeleteCustomer', { id: 5 }));
    stop();
    expect(failure.message).toBe('You are not authorised to continue.');
    expect(announced).toHaveBeenCalledOnce();
  });

  it('makes a link to the same rows as a file, with the name of its columns', () => {
    expect(fileOf('GetCustomerList', { search: 'a+b', order: 'desc' })).toMatchObject({
      fileName: 'customer_list.csv',
      address: '/api/GetCustomerList?search=a%2Bb&order=desc&format=csv',
    });
    expect(fileOf('GetCustomerList', { columns: 'import' }).fileName).toBe('customer_import.csv');
  });

  it('learns before a file is saved that the session has ended: the browser would say it outside the page', async () => {
    storeTestLogin();
    const { sentTo } = stubServer({ GetCustomerList: refusal(401, 'Please log in to continue.') });
    const file = fileOf('GetCustomerList', { search: 'rao' });
    await expect('demand' in file && file.demand?.()).rejects.toThrow('Please log in to continue.');
    expect(sentTo('GetCustomerList')).toHaveLength(1);
    expect(storedLogin()).toBeUndefined();
  });
});

describe('upload', () => {
  const picture = new File(['bytes'], 'chair.png', { type: 'image/png' });
  const stored = { url: `/api/images/${'a'.repeat(64)}.jpg`, filename: '12.jpg' };

  it('sends the file and its texts as the documented parts, and leaves the content type to the browser (PRD-19)', async () => {
    const { sent } = stubServer({ AddImage: answer([stored], { Message: { filename: '12.jpg' } }) });
    expect(await upload('AddImage', { folderName: 'Product', fileName: '12', file: picture })).toEqual([stored]);
    expect(sent[0]).toMatchObject({ name: 'AddImage', method: 'POST', body: { foldername: 'Product', filename: '12', file: picture } });
  });

  it('fails as a call does: with the sentence of the server, and without the login when the session has ended', async () => {
    storeTestLogin();
    stubServer({ AddImage: refusal(413, 'Image too large, upload file less than 2 mb.', { code: 'ProductImageTooLarge', field: 'file' }) });
    const failure = await failureOf(upload('AddImage', { folderName: 'Product', fileName: '', file: picture }));
    expect(failure).toMatchObject({ message: 'Image too large, upload file less than 2 mb.', status: 413, field: 'file' });
    expect(storedLogin()).toBeDefined();

    stubServer({ AddImage: refusal(401, 'Please log in to continue.') });
    await failureOf(upload('AddImage', { folderName: 'Product', fileName: '', file: picture }));
    expect(storedLogin()).toBeUndefined();
  });
});
