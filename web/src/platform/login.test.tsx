import { loginRecord } from '@vikray/contract/session/login-record.ts';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { granted, testUser, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, noAnswer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { clearLogin, useStoredLogin } from './login.ts';
import { useRights } from './rights.ts';
import { logIn, logOut } from './session.ts';

function Who() {
  const rights = useRights();
  return (
    <p>
      {useStoredLogin()?.name ?? 'nobody'}: {[...rights].join(', ')}
    </p>
  );
}

describe('the login kept in the browser', () => {
  it('is a list of one record with the eight wire names, and nothing secret (LOG-12, LOG-13, LOG-14)', async () => {
    stubServer({ AuthenticateUser: answer([testUser]), GetUserSubMenuAccessRights: answer([]) });
    expect(localStorage.length).toBe(0);
    await logIn('9000000010', 'correct horse');
    expect(JSON.parse(localStorage.getItem('vikray.login') ?? '')).toEqual([testUser]);
    expect(JSON.stringify(localStorage)).not.toContain('correct horse');
  });

  it('is stored with the rights, each with a name and an access (RGT-01, RGT-04, RGT-05)', async () => {
    const rights = [...granted('Add Customer'), { fld_menuname: 'Edit Customer', fld_access: 0 }];
    const { sentTo } = stubServer({ AuthenticateUser: answer([testUser]), GetUserSubMenuAccessRights: answer(rights) });
    await logIn('9000000010', 'correct horse');
    expect(sentTo('GetUserSubMenuAccessRights')[0]?.body).toEqual({ userid: 7 });
    expect(JSON.parse(localStorage.getItem('vikray.rights') ?? '')).toEqual(rights);
  });

  it('grants rights with access 1, until the logout (RGT-02)', () => {
    storeTestLogin();
    localStorage.setItem('vikray.rights', JSON.stringify([...granted('Add Customer'), { fld_menuname: 'Edit Customer', fld_access: 0 }]));
    render(<Who />);
    expect(screen.getByText('Rohini Sondhi: Add Customer')).toBeDefined();
    act(clearLogin);
    expect(screen.getByText('nobody:')).toBeDefined();
    expect(localStorage.length).toBe(0);
  });

  it('deletes half-filled forms when the user logs out, even while the server is out of reach', async () => {
    stubServer({ AddUserLoginSession: noAnswer });
    storeTestLogin();
    sessionStorage.setItem('vikray.draft.7.add-customer', '{"companyName":"Rao"}');
    await logOut(loginRecord.parse(testUser));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('follows a logout in another tab', () => {
    storeTestLogin();
    render(<Who />);
    localStorage.removeItem('vikray.login');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'vikray.login' }));
    });
    expect(screen.getByText('nobody:')).toBeDefined();
  });

  it.each(['[]', '{', '[{"fld_userid":"x"}]'])('counts as absent when its text is %s', (text) => {
    localStorage.setItem('vikray.login', text);
    render(<Who />);
    expect(screen.getByText('nobody:')).toBeDefined();
  });
});
