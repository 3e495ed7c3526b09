import { messages } from '@vikray/contract/platform/messages.ts';
import { rightsMessages as say } from '@vikray/contract/rights/rights-messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, findNotice, press, sentenceInForm } from '../../../testing/screens/web-form-actions.ts';
import { granted, testUser, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { manas, menuRights, rightsReplies, subMenuRights, userNameRow } from '../../../testing/screens/web-rights.ts';
import { enterPassword } from '../../../testing/screens/web-users.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openRights(replies: object = {}, address = '/assignuserrights?id=8') {
  const server = stubServer({ ...rightsReplies, ...replies });
  const app = openApp(address);
  await screen.findByRole('table');
  // The matrix is settled once the rights of the logged-in user have loaded.
  await waitFor(() => expect(server.sentTo('GetUserSubMenuAccessRights')).toHaveLength(1));
  return { server, app };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
/** Presses Update and enters the user's own password, which every change of rights asks for. */
function update(): void {
  press('Update');
  enterPassword('Your Password', 'my own password');
  press('Confirm');
}

const toggle = (menu: string) => screen.getByRole<HTMLInputElement>('switch', { name: `Access to ${menu}` });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((each) => each.checked)
    .map((each) => each.getAttribute('aria-label'));

describe('the matrix', () => {
  test('has a row for each menu and a box for each right, below its column (ARU-01, ARU-03, RTE-15)', async () => {
    await openRights();
    expect(screen.getByText('Manas Kulpe · Sales Executive')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Menu',
      'Access',
      'View',
      'Add',
      'Approve',
      'Edit',
      'Delete',
      'Void',
    ]);
    const cells = within(screen.getByRole('row', { name: /^Customer/ }))
      .getAllByRole('cell')
      .slice(1);
    expect(cells.map((cell) => within(cell).queryByRole('checkbox')?.getAttribute('aria-label'))).toEqual([
      'Customer List',
      'Add Customer',
      'Approve Customer',
      'Edit Customer',
      'Delete Customer',
      undefined,
    ]);
    expect([toggle('Customer').checked, toggle('Quotation').checked]).toEqual([true, false]);
    expect(ticked()).toEqual(['Customer List', 'Add Customer']);
  });

  test('has a box below Edit for quotations too (ARU-01, SHR-12)', async () => {
    await openRights();
    const quotation = screen.getByRole('row', { name: /^Quotation/ });
    const boxes = within(quotation).getAllByRole('checkbox');
    expect(boxes.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Quotation List',
      'Add Quotation',
      'Approve Quotation',
      'Edit Quotation',
      'Void Quotation',
    ]);
  });

  test('has a box below Void only for quotations (ARU-02)', async () => {
    await openRights();
    const voids = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1));
    expect(voids.map((cell) => cell && within(cell).queryByRole('checkbox')?.getAttribute('aria-label'))).toEqual([
      undefined,
      'Void Quotation',
      undefined,
    ]);
  });

  test('says what View rights do, and has a lock at those that protect what is in them', async () => {
    const [first, ...others] = subMenuRights();
    await openRights({ GetUserSubMenuList: answer([{ ...first, fld_menuname: 'View Tax Documents' }, ...others]) });
    expect(screen.getByText(/^Customers, products, quotations, orders and the dashboard are open to everyone/)).toBeTruthy();
    const lock = screen.getByRole('img', { name: say.protects });
    expect(
      within(lock.closest('td') ?? lock)
        .getByRole('checkbox')
        .getAttribute('aria-label'),
    ).toBe('View Tax Documents');
  });

  test('clears the rights of a closed menu and does not restore them (ARU-04, ARU-05)', async () => {
    await openRights();
    expect([box('Quotation List').disabled, box('Customer List').disabled]).toEqual([true, false]);
    fireEvent.click(toggle('Customer'));
    expect([ticked(), box('Customer List').disabled]).toEqual([[], true]);
    fireEvent.click(toggle('Customer'));
    expect([ticked(), box('Customer List').disabled]).toEqual([[], false]);
  });

  test('leads to the choice of a user when none is chosen, or when the user does not exist (RTE-14)', async () => {
    stubServer(rightsReplies);
    const { path } = openApp('/assignuserrights');
    await waitFor(() => expect(path()).toBe('/adduserrights'));
    expect((await screen.findByRole('link', { name: 'Assign User Rights Manas Kulpe' })).getAttribute('href')).toBe(
      '/assignuserrights?id=8',
    );
  });

  test('says when the user no longer exists', async () => {
    stubServer({ ...rightsReplies, GetUserMenuList: refusal(404, say.userNotFound, { code: 'UserNotFound' }) });
    const { path } = openApp('/assignuserrights?id=99');
    expect(await screen.findByText(say.userNotFound)).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/adduserrights'));
  });
});

describe('saving', () => {
  test('sends every changed right, and no other, in one request (ARU-13, ARU-14, ARU-15)', async () => {
    const { server } = await openRights();
    fireEvent.click(toggle('Quotation'));
    fireEvent.click(box('Approve Quotation'));
    fireEvent.click(box('Add Customer'));
    fireEvent.click(box('Delete Customer'));
    fireEvent.click(box('Delete Customer'));
    update();
    expect(await screen.findByText(say.updated)).toBeTruthy();
    expect(server.sentTo('UpdateUserRights').map(({ body }) => body)).toEqual([
      {
        userid: 8,
        version: 3,
        password: 'my own password',
        menurights: [{ menurightid: 101, access: 'Yes' }],
        submenurights: [
          { submenurightid: 201, access: 0 },
          { submenurightid: 207, access: 1 },
        ],
      },
    ]);
    await waitFor(() => expect(server.sentTo('GetUserMenuList')).toHaveLength(2));
  });

  test('of Add also saves the linked page (ARU-06)', async () => {
    const { server } = await openRights();
    fireEvent.click(toggle('User'));
    fireEvent.click(box('Add User'));
    update();
    await screen.findByText(say.updated);
    expect(server.sentTo('UpdateUserRights')[0]?.body).toMatchObject({
      submenurights: [
        { submenurightid: 211, access: 1 },
        { submenurightid: 213, access: 1 },
      ],
    });
  });

  test('is offered only while there are changes', async () => {
    await openRights();
    const isOffered = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled;
    await screen.findByRole('button', { name: 'Update' });
    expect(isOffered()).toBe(false);
    fireEvent.click(box('Delete Customer'));
    expect(isOffered()).toBe(true);
    fireEvent.click(box('Delete Customer'));
    expect(isOffered()).toBe(false);
  });

  test('asks for the own password, and says at its field when it is wrong', async () => {
    const { server } = await openRights({
      UpdateUserRights: refusal(400, 'Incorrect Old Password.', { code: 'WrongOwnPassword', field: 'ownPassword' }),
    });
    fireEvent.click(box('Delete Customer'));
    press('Update');
    press('Confirm');
    const dialog = within(await screen.findByRole('dialog'));
    expect(sentenceInForm('Please enter your own Password.')).toBeTruthy();
    expect(await server.allSent('UpdateUserRights')).toEqual([]);
    enterPassword('Your Password', 'a wrong one');
    press('Confirm');
    expect(await dialog.findByText('Incorrect Old Password.')).toBeTruthy();
    expect(box('Delete Customer').checked).toBe(true);
  });

  test('keeps the changes when it fails, and says why', async () => {
    await openRights({ UpdateUserRights: refusal(500, 'kaput') });
    fireEvent.click(box('Delete Customer'));
    update();
    expect(await findNotice(messages.somethingWentWrong)).toBeTruthy();
    expect(sentenceInForm(messages.somethingWentWrong)).toBeTruthy();
    expect(box('Delete Customer').checked).toBe(true);
  });

  test('after someone else applies the changes on top of theirs', async () => {
    let stored = { menus: menuRights(), subMenus: subMenuRights() };
    await openRights({
      GetUserMenuList: () => Response.json({ data: stored.menus }),
      GetUserSubMenuList: () => Response.json({ data: stored.subMenus }),
      UpdateUserRights: refusal(409, messages.versionConflict, { code: 'VersionConflict' }),
    });
    fireEvent.click(box('Delete Customer'));
    update();
    stored = {
      menus: menuRights({ Quotation: 'Yes' }, { version: 4 }),
      subMenus: subMenuRights(['Customer List', 'Quotation List'], { version: 4 }),
    };
    fireEvent.click(await screen.findByRole('button', { name: 'Load again' }));
    expect(await screen.findByText(messages.changesKept)).toBeTruthy();
    expect(ticked()).toEqual(['Customer List', 'Delete Customer', 'Quotation List']);
  });

  test('of the user’s own rights changes the side menu at once', async () => {
    storeTestLogin({ fld_logintype: 'Administrator' });
    const self = userNameRow(7, 'Rohini Sondhi', { fld_logintype: 'Administrator' });
    const { server } = await openRights(
      { GetLoginRecord: answer([{ ...testUser, fld_logintype: 'Administrator' }]), GetUserNames: answer([self], { total: 1 }) },
      '/assignuserrights?id=7',
    );
    const before = server.sentTo('GetUserMenu').length;
    fireEvent.click(box('Delete Customer'));
    update();
    await screen.findByText(say.updated);
    await waitFor(() =>
      expect([server.sentTo('GetUserMenu').length > before, server.sentTo('GetUserSubMenuAccessRights').length]).toEqual([true, 2]),
    );
  });
});

describe('unsaved changes', () => {
  test('are counted, and dropped by Discard', async () => {
    await openRights();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    fireEvent.click(box('Add Customer'));
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    fireEvent.click(box('Delete Customer'));
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
    press('Discard');
    expect(screen.queryByText(/unsaved/)).toBeNull();
    expect(ticked()).toEqual(['Customer List', 'Add Customer']);
  });

  test('are not restored: the ticks are always the saved rights', async () => {
    await openRights();
    fireEvent.click(box('Delete Customer'));
    cleanup();
    await openRights();
    expect(ticked()).toEqual(['Customer List', 'Add Customer']);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  test('raise a question before the page is left: No stays, Yes leaves', async () => {
    const { app } = await openRights();
    fireEvent.click(box('Delete Customer'));
    const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Vikray' }));
    leave();
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain(messages.leaveUnsaved);
    expect(question.textContent).toContain('1 unsaved change');
    fireEvent.click(within(question).getByRole('button', { name: 'No' }));
    await settle();
    expect([app.path(), box('Delete Customer').checked]).toEqual(['/assignuserrights', true]);
    leave();
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
  });

  test('that are made before the saved rights are read again stay (ARU-14)', async () => {
    const read = Promise.withResolvers<void>();
    let given: readonly string[] | undefined;
    await openRights({
      UpdateUserRights: () => {
        given = ['Customer List'];
        return answer([{ UserId: 8 }])();
      },
      GetUserSubMenuList: async () => {
        if (given) await read.promise;
        return answer(subMenuRights(given))();
      },
    });
    fireEvent.click(box('Add Customer'));
    update();
    await screen.findByText(say.updated);
    fireEvent.click(box('Approve Customer'));
    read.resolve();
    await settle();
    expect(ticked()).toEqual(['Customer List', 'Approve Customer']);
  });

  test('raise no question once saved', async () => {
    let given = ['Customer List', 'Add Customer'];
    const { app } = await openRights({
      UpdateUserRights: () => {
        given = ['Customer List'];
        return Response.json({ data: [{ UserId: 8 }] });
      },
      GetUserSubMenuList: () => Response.json({ data: subMenuRights(given) }),
    });
    fireEvent.click(box('Add Customer'));
    update();
    await screen.findByText(say.updated);
    await waitFor(() => expect(screen.queryByText(/unsaved/)).toBeNull());
    fireEvent.click(screen.getByRole('link', { name: 'Vikray' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
  });
});

describe('filling', () => {
  test('ticks exactly the rights of a preset, and saves nothing before Update (OPS-23)', async () => {
    const { server } = await openRights();
    fireEvent.click(box('Delete Customer'));
    press('Fill with');
    press('Sales');
    const sales = ticked();
    expect(sales).toEqual(expect.arrayContaining(['Customer List', 'Add Customer']));
    expect(sales).not.toContain('Delete Customer');
    expect(await server.allSent('UpdateUserRights')).toEqual([]);
    press('Fill with');
    press('Approver');
    expect(ticked()).toEqual(expect.arrayContaining([...sales, 'Approve Customer', 'Edit Customer']));
    update();
    await screen.findByText(say.updated);
    expect(server.sentTo('UpdateUserRights')).toHaveLength(1);
  });
});

describe('copying', () => {
  test('fills the matrix with the rights of another user without saving', async () => {
    let shown = { menus: menuRights(), subMenus: subMenuRights() };
    const { server } = await openRights({
      GetUserNames: answer([manas, userNameRow(9, 'Asha Rao')], { total: 2 }),
      GetUserMenuList: () => Response.json({ data: shown.menus }),
      GetUserSubMenuList: () => Response.json({ data: shown.subMenus }),
    });
    // The rights of another user have different ids.
    shown = {
      menus: menuRights({ Customer: 'No', User: 'Yes' }, { firstNumber: 900 }),
      subMenus: subMenuRights(['User List', 'Edit User'], { firstNumber: 950 }),
    };
    press('Copy Rights');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy' }));
    expect(await findNotice(say.chooseUser)).toBeTruthy();
    expect(sentenceInForm(say.chooseUser)).toBeTruthy();
    await choose('Copy from', 'Asha Rao');
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(say.copied('Asha Rao'))).toBeTruthy();
    expect(server.sentTo('GetUserMenuList').at(-1)?.body).toEqual({ userid: 9 });
    expect([ticked(), toggle('Customer').checked]).toEqual([['User List', 'Edit User'], false]);
    expect(await server.allSent('UpdateUserRights')).toEqual([]);
    update();
    await screen.findByText(say.updated);
    expect(server.sentTo('UpdateUserRights')[0]?.body).toMatchObject({
      userid: 8,
      menurights: [
        { menurightid: 100, access: 'No' },
        { menurightid: 102, access: 'Yes' },
      ],
    });
  });
});

describe('a user without every right', () => {
  const mayGive = (name: string) => ['Customer List', 'Edit Customer', 'Quotation List'].includes(name);
  const office = { GetUserSubMenuList: answer(subMenuRights(['Customer List', 'Add Customer'], { mayGive })) };

  test('finds the other boxes locked with the reason, and can remove and restore the rights that were given', async () => {
    await openRights(office);
    expect(await screen.findByText(say.someNotHeld)).toBeTruthy();
    expect(['Customer List', 'Add Customer', 'Approve Customer', 'Edit Customer'].map((name) => box(name).disabled)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(document.querySelector('[data-tooltip="Approve Customer: You can only give rights that you hold yourself."]')).toBeTruthy();
    fireEvent.click(box('Add Customer'));
    expect([box('Add Customer').checked, box('Add Customer').disabled]).toEqual([false, false]);
    fireEvent.click(box('Add Customer'));
    expect(ticked()).toEqual(['Customer List', 'Add Customer']);
  });

  test('copies the rights that they may give, and sees which were left out', async () => {
    let shown = subMenuRights(['Customer List', 'Add Customer'], { mayGive });
    await openRights({
      GetUserNames: answer([manas, userNameRow(9, 'Asha Rao')], { total: 2 }),
      GetUserSubMenuList: () => Response.json({ data: shown }),
    });
    shown = subMenuRights(['Approve Customer', 'Edit Customer'], { firstNumber: 950, mayGive });
    press('Copy Rights');
    await choose('Copy from', 'Asha Rao');
    press('Copy');
    expect(await screen.findByText(say.leftOut(['Approve Customer']))).toBeTruthy();
    expect(ticked()).toEqual(['Edit Customer']);
  });
});

describe('a user who may only look', () => {
  test.each<[string, readonly Parameters<typeof granted>[0][], object, string]>([
    ['without Edit User', ['User List'], {}, say.readOnly],
    ['at their own rights', ['Edit User'], { fld_userid: 7 }, say.ownRights],
    [
      'at the rights of an Administrator',
      ['Edit User'],
      { fld_logintype: 'Administrator' },
      'Only an Administrator can add, change or delete an Administrator.',
    ],
  ])('%s finds everything locked, and sees why (RGT-26)', async (_, rights, change, sentence) => {
    const user = { ...manas, ...change };
    await openRights(
      { GetUserSubMenuAccessRights: answer(granted(...rights)), GetUserNames: answer([user], { total: 1 }) },
      `/assignuserrights?id=${user.fld_userid}`,
    );
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy Rights' })).toBeNull();
    expect(
      [...screen.getAllByRole<HTMLInputElement>('checkbox'), ...screen.getAllByRole<HTMLButtonElement>('switch')].every(
        (each) => each.disabled,
      ),
    ).toBe(true);
    expect(ticked()).toEqual(['Customer List', 'Add Customer']);
  });
});
