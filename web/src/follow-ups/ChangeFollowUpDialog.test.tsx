import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dealRow } from '../../../testing/screens/web-deals.ts';
import { choose, findNotice } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { refresh } from '../platform/queries.ts';

beforeEach(() => {
  storeTestLogin();
});

const enquiry = {
  fld_dealstate: 'Enquiry',
  fld_nexton: '2026-11-25',
  quotations: [],
  orders: [],
  dispatches: [],
  lines: [],
};

/**
 * Opens the dialog of a deal that has changed in this way. `changeElsewhere` lets someone else set the next date, as the page learns when
 * its window gets the focus.
 */
async function openDialog(change: object = {}) {
  let deal = answer([dealRow(5, { ...enquiry, ...change })]);
  let reply = answer([{ DealId: 5 }]);
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Add Follow Up')),
    GetDeal: () => deal(),
    GetTimeline: answer([]),
    GetUserNames: answer([], { total: 0 }),
    UpdateFollowUp: () => reply(),
  });
  openApp('/deal?id=5');
  fireEvent.click(await screen.findByRole('button', { name: say.changeFollowUp }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('combobox', { name: say.cadence });
  return {
    server,
    dialog,
    save: () => fireEvent.click(dialog.getByRole('button', { name: /Save/ })),
    async changeElsewhere() {
      deal = answer([dealRow(5, { ...enquiry, fld_nexton: '2026-12-24', fld_version: 2 })]);
      await act(() => refresh('GetDeal'));
      await screen.findByText('24-12-2026');
    },
    refuseOnce() {
      reply = () => {
        reply = answer([{ DealId: 5 }]);
        return refusal(409, messages.versionConflict, { code: 'VersionConflict' })();
      };
    },
  };
}

test('what someone else has set before the first entry stays as they set it (FUP-03)', async () => {
  const { server, save, changeElsewhere } = await openDialog();
  await changeElsewhere();
  await choose(say.cadence, 'None');
  save();
  await findNotice(say.changed);
  expect(server.sentTo('UpdateFollowUp')[0]?.body).toEqual({ dealid: 5, version: 2, cadence: 'None' });
});

test('a change based on an older version is refused, and goes on top of the other one once the deal is loaded again (FUP-03)', async () => {
  const { server, dialog, save, changeElsewhere, refuseOnce } = await openDialog();
  await choose(say.cadence, 'None');
  await changeElsewhere();
  refuseOnce();
  save();
  await findNotice(messages.versionConflict);
  expect(server.sentTo('UpdateFollowUp')[0]?.body).toEqual({ dealid: 5, version: 1, cadence: 'None' });
  fireEvent.click(await dialog.findByRole('button', { name: 'Load again' }));
  await findNotice(messages.changesKept);
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox', { name: say.nextDate }).value).toBe('24-12-2026'));
  save();
  await findNotice(say.changed);
  expect(server.sentTo('UpdateFollowUp')[1]?.body).toEqual({ dealid: 5, version: 2, cadence: 'None' });
});

/** Empties the next date and chooses a cadence, which are kept when the page goes. */
async function changeAndReload({ dialog }: Awaited<ReturnType<typeof openDialog>>): Promise<void> {
  const nextDate = dialog.getByRole('textbox', { name: say.nextDate });
  fireEvent.change(nextDate, { target: { value: '' } });
  fireEvent.blur(nextDate);
  await choose(say.cadence, 'None');
  cleanup();
}

test('what was entered outlasts a reload and the end of a session, an emptied date too (FUP-03)', async () => {
  await changeAndReload(await openDialog());
  const { server, save } = await openDialog();
  save();
  await findNotice(say.changed);
  expect(server.sentTo('UpdateFollowUp')[0]?.body).toEqual({ dealid: 5, version: 1, nexton: '', cadence: 'None' });
  cleanup();
  const { dialog } = await openDialog();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: say.nextDate }).value).toBe('25-11-2026');
});

test('what was entered is not offered once someone else has changed the deal (FUP-03)', async () => {
  await changeAndReload(await openDialog());
  const { dialog } = await openDialog({ fld_version: 2 });
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: say.nextDate }).value).toBe('25-11-2026');
});
