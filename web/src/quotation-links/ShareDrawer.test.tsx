import { addDays } from '@vikray/contract/platform/dates.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { quotationLinkMessages } from '@vikray/contract/quotation-links/quotation-link-messages.ts';
import { shareMessages as say } from '@vikray/contract/quotation-links/share-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { press, sentenceInForm } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../testing/screens/web-orders.ts';
import { quotationReplies } from '../../../testing/screens/web-quotations.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

const url = 'https://offers.example.in/q/Ab-_012345678901234567890123456789012345678';
const link = {
  fld_linkid: 4,
  fld_channel: 'WhatsApp',
  fld_createdby: 'Rohini Sondhi',
  fld_createdat: '2026-11-18T06:00:00.000Z',
  fld_expireson: '2026-12-18',
  fld_linkstate: 'Live',
  fld_openedat: '2026-11-18T07:05:00.000Z',
  fld_answer: 'Change',
};

interface Opening {
  readonly shown?: Record<string, unknown>;
  readonly rights?: readonly RightName[];
  readonly links?: readonly object[];
  readonly canshare?: 'Yes' | 'No';
  /** What the login record has besides. */
  readonly login?: object;
}

async function openQuotation({ shown = {}, rights = ['Send Quotation'], links = [], canshare = 'Yes', login = {} }: Opening = {}) {
  const server = stubServer({
    ...quotationReplies,
    GetLoginRecord: answer([{ ...testUser, ...login }]),
    GetUserSubMenuAccessRights: answer(granted('Quotation List', ...rights)),
    GetQuotation: answer([approvedQuotationRow(3, shown)], { total: 1 }),
    GetQuotationProduct: answer([]),
    GetQuotationLink: answer(links, { canshare }),
    AddQuotationLink: answer([{ LinkId: 5, url }]),
    WithdrawQuotationLink: answer([{ LinkId: 4 }]),
    GetLostReason: answer([{ label: 'Price', value: 1 }]),
  });
  const app = openApp('/viewquotation?id=3');
  await screen.findByText('Prepared by', { selector: '.signatory span' });
  return { server, app };
}

async function openLinks(opening: Opening = {}) {
  const opened = await openQuotation(opening);
  press(say.share);
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: /^Links for the Customer/ })) };
}

describe('Share', () => {
  test('proposes the last day of the settings for a quotation without an end (OPS-19)', async () => {
    storeTestLogin({ fld_linkvaliddays: 14 });
    const { drawer } = await openLinks({ shown: { fld_validuntil: '' }, login: { fld_linkvaliddays: 14 } });
    const field = await drawer.findByRole<HTMLInputElement>('textbox', { name: say.lastDay });
    expect(field.value).toBe(addDays(today(), 14).split('-').toReversed().join('-'));
  });

  test('makes a link, shows its address once and copies it (FUP-22, FUP-23)', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copied.mockRestore());
    const { server, drawer } = await openLinks();
    expect(await drawer.findByText(say.none)).toBeTruthy();
    fireEvent.click(drawer.getByRole('button', { name: say.make.Copy }));
    expect((await drawer.findByRole<HTMLInputElement>('textbox', { name: say.address })).value).toBe(url);
    expect(server.sentTo('AddQuotationLink')[0]).toMatchObject({
      body: { quotationid: 3, channel: 'Copy', expireson: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      key: expect.any(String),
    });
    fireEvent.click(drawer.getByRole('button', { name: say.copy }));
    expect(await screen.findByText(say.copied)).toBeTruthy();
    expect(copied).toHaveBeenCalledWith(url);
    await waitFor(() => expect(server.sentTo('GetQuotationLink').length).toBeGreaterThan(1));
  });

  test('takes a link for WhatsApp to WhatsApp with a prepared text, and sends nothing itself (FUP-22, FUP-11)', async () => {
    const { server, drawer } = await openLinks();
    fireEvent.click(await drawer.findByRole('button', { name: say.make.WhatsApp }));
    const whatsApp = await drawer.findByRole<HTMLAnchorElement>('link', { name: say.openWhatsApp });
    const { origin, searchParams } = new URL(whatsApp.href);
    expect([origin, whatsApp.target]).toEqual(['https://wa.me', '_blank']);
    expect(searchParams.get('text')).toContain(url);
    expect(server.sentTo('AddQuotationLink')[0]?.body).toMatchObject({ channel: 'WhatsApp' });
    expect(await server.allSent('SendMailer')).toEqual([]);
  });

  test('lists the links with what became of each, and withdraws one (FUP-25)', async () => {
    const ended = { ...link, fld_linkid: 3, fld_linkstate: 'Withdrawn', fld_openedat: '', fld_answer: '' };
    const { server, drawer } = await openLinks({ links: [link, ended] });
    const [first, second] = await drawer.findAllByRole('listitem');
    expect(first?.textContent).toContain('Until 18/12/2026 · Opened 18-11-2026 12:35 · Change requested');
    expect([second?.textContent.includes('Withdrawn'), second?.textContent.includes(say.notOpened)]).toEqual([true, true]);
    fireEvent.click(drawer.getByRole('button', { name: 'Withdraw the link for WhatsApp of 18-11-2026' }));
    expect(await screen.findByText(say.withdrawn)).toBeTruthy();
    expect(server.sentTo('WithdrawQuotationLink')[0]?.body).toEqual({ linkid: 4 });
  });

  test('says what is missing where no link can be made (FUP-22, FUP-24)', async () => {
    const { drawer } = await openLinks({ canshare: 'No' });
    expect(await drawer.findByText('Set PUBLIC_URL to share links.')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: say.make.Copy })).toBeNull();
  });

  test('offers no new link for a replaced revision, but shows its old ones (FUP-22, FUP-25)', async () => {
    const { drawer } = await openLinks({ shown: { fld_shownstatus: 'Expired' }, links: [{ ...link, fld_linkstate: 'Expired' }] });
    expect(await drawer.findByText('Only an approved quotation can be shared.')).toBeTruthy();
    expect(drawer.getAllByRole('listitem')).toHaveLength(1);
  });

  test('a link that is refused because someone else has replaced the quotation leaves the quotation as it is now (FUP-24)', async () => {
    const { drawer } = await openLinks();
    const button = await drawer.findByRole('button', { name: say.make.Copy });
    stubServer({
      ...quotationReplies,
      GetUserSubMenuAccessRights: answer(granted('Quotation List', 'Send Quotation')),
      GetQuotation: answer([approvedQuotationRow(3, { fld_shownstatus: 'Superseded', fld_supersededbyid: 4 })], { total: 1 }),
      GetQuotationLink: answer([], { canshare: 'Yes' }),
      AddQuotationLink: refusal(409, quotationLinkMessages.notShareable, { code: 'NotShareable' }),
    });
    fireEvent.click(button);
    await waitFor(() => expect(sentenceInForm(quotationLinkMessages.notShareable)).toBeTruthy());
    expect(drawer.queryByRole('button', { name: say.make.Copy })).toBeNull();
  });

  test.each<[string, Opening]>([
    ['users without its right', { rights: ['Add Quotation'] }],
    ['a pending quotation', { shown: { fld_status: 'Open', fld_shownstatus: 'Pending' } }],
  ])('is not there for %s (FUP-22, SHR-13)', async (_, opening) => {
    await openQuotation(opening);
    expect(screen.queryByRole('button', { name: say.share })).toBeNull();
  });
});

describe('the answer of the customer', () => {
  const answered = (fld_customeranswer: string, change: Record<string, unknown> = {}) => ({
    fld_customeranswer,
    fld_customeransweredat: '2026-11-19T06:00:00.000Z',
    fld_customerwords: 'Two beds less, please',
    ...change,
  });
  const accepted = answered('Accept', { fld_acceptedon: '2026-11-19', fld_acceptedby: 'Dr. Gokhale, Director', fld_ponumber: 'PO/7' });

  test.each<[string, Record<string, unknown>, RightName, string, string, string | null]>([
    ['accepted', accepted, 'Add Order', 'Accepted by Dr. Gokhale, Director on 19/11/2026', 'Generate Order', '/generateorder?id=3'],
    ['a change', answered('Change'), 'Edit Quotation', 'The customer asked for a change on 19/11/2026', 'Revise', '/addquotation?revise=3'],
    ['declined', answered('Decline'), 'Edit Quotation', 'The customer declined on 19/11/2026', 'Mark Lost', null],
  ])(
    'is on the page with the one next thing to do, for users with its right: %s (FUP-30, FUP-31)',
    async (_, shown, right, title, step, leadsTo) => {
      await openQuotation({ shown, rights: [right] });
      const note = within(screen.getByText(title).closest<HTMLElement>('.note') ?? document.body);
      expect(note.getByText(/Two beds less, please/)).toBeTruthy();
      const button = note.getByRole(leadsTo === null ? 'button' : 'link', { name: step });
      expect(button.getAttribute('href')).toBe(leadsTo);
      if (leadsTo !== null) return;
      fireEvent.click(button);
      expect(await screen.findByRole('dialog', { name: 'Mark Lost' })).toBeTruthy();
    },
  );

  test('offers nothing to users without the right (FUP-30)', async () => {
    await openQuotation({ shown: accepted, rights: [] });
    const note = within(screen.getByText(/^Accepted by/).closest<HTMLElement>('.note') ?? document.body);
    expect(note.getByText('PO Number PO/7 · Two beds less, please')).toBeTruthy();
    expect(note.queryByRole('link')).toBeNull();
  });
});
