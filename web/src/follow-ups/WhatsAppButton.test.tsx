import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { dueListReplies, everyFollowUpRight, firstRowChosen } from '../../../testing/screens/web-follow-ups.ts';
import { keydown, press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function openPage(replies: object = {}, address = '/followups', rights: readonly RightName[] = everyFollowUpRight) {
  return { ...stubServer(dueListReplies(replies, rights)), ...openApp(address) };
}

const openFirstRow = async (...page: Parameters<typeof openPage>) => firstRowChosen(openPage(...page));

const offered = 'https://offers.example.in/q/Ab-_012345678901234567890123456789012345678';

test('opens WhatsApp with a text, and asks on the way back whether it was sent (FUP-20, FUP-21)', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const server = await openFirstRow();
  keydown('w');
  const [address = ''] = opened.mock.calls[0] ?? [];
  opened.mockRestore();
  expect(String(address)).toMatch(/^https:\/\/wa\.me\/919000000041\?text=Dear%20Dr\.%20Asmita/);
  expect(screen.queryByText('Did you send it?')).toBeNull();
  fireEvent.focus(window);
  expect(await screen.findByText('Did you send it?')).toBeTruthy();
  expect(await server.allSent('AddSalesCall')).toEqual([]);
  press('Yes');
  await waitFor(() => expect(server.sentTo('AddSalesCall')[0]?.body).toMatchObject({ dealid: 1, calltype: 'WhatsApp' }));
});

test('asks on the way back from the app of a phone, where only the page becomes visible again (FUP-21)', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await openFirstRow();
  keydown('w');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.queryByText('Did you send it?')).toBeNull();
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Did you send it?')).toBeTruthy();
  vi.restoreAllMocks();
});

test.each<[string, object, string | undefined]>([
  ['with a link of its own', answer([{ LinkId: 5, url: offered }]), offered],
  ['without one where none can be made', refusal(409, 'Set PUBLIC_URL to share links.', { code: 'NoAddress' }), ''],
  [
    'not at all when the link is refused',
    refusal(409, 'This quotation has 20 links. Withdraw one first.', { code: 'TooManyLinks' }),
    undefined,
  ],
])('opens WhatsApp for users who may share, %s (FUP-20, FUP-22)', async (_, reply, link) => {
  const tab = { opener: window, location: { href: '' }, close: vi.fn<() => void>() };
  // The page uses nothing else of a window.
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const server = await openFirstRow({ AddQuotationLink: reply }, '/followups', [...everyFollowUpRight, 'Send Quotation']);
  keydown('w');
  await waitFor(() => expect(server.sentTo('AddQuotationLink')[0]?.body).toEqual({ quotationid: 1, channel: 'WhatsApp' }));
  const isOpened = link !== undefined;
  await waitFor(() =>
    expect([tab.close.mock.calls.length, tab.location.href.startsWith('https://wa.me/919000000041?text=')]).toEqual([
      isOpened ? 0 : 1,
      isOpened,
    ]),
  );
  opened.mockRestore();
  const text = decodeURIComponent(tab.location.href);
  expect([tab.opener === null, text.includes('our quotation RSD/2026-2027/0001'), text.includes('/q/')]).toEqual([
    isOpened,
    isOpened,
    Boolean(link),
  ]);
});
