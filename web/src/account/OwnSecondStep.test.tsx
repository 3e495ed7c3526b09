import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { enter, findNotice, press } from '../../../testing/screens/web-form-actions.ts';
import { shellReplies, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { enterPassword } from '../../../testing/screens/web-users.ts';
import { openApp } from '../open-app.tsx';

const off = { fld_ison: 'No', fld_codesleft: 0, fld_isrequired: 'No', fld_obstacle: '' };
const on = { ...off, fld_ison: 'Yes', fld_codesleft: 7 };
const codes = ['abcde-fghij', 'kmnpq-rstuv'];
const replies = {
  ...shellReplies,
  GetOwnSession: answer([]),
  GetSignInMail: answer([]),
  GetSecondStep: answer([off]),
  StartSecondStep: answer([{ secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Vikray:9000000010?secret=JBSWY3DPEHPK3PXP' }]),
  ConfirmSecondStep: answer([{ codes }]),
  AddRecoveryCodes: answer([{ codes }]),
  EndSecondStep: answer([{ UserId: 7 }]),
};

async function openAccount(change: object = {}) {
  const server = stubServer({ ...replies, ...change });
  openApp('/account');
  await screen.findByRole('region', { name: 'Two-Step Sign-In' });
  return server;
}

beforeEach(() => {
  storeTestLogin();
});

describe('two-step sign-in', () => {
  test('is set up by password, QR code and the first code; the recovery codes are shown once (SEC-02)', async () => {
    const server = await openAccount();
    await screen.findByRole('button', { name: 'Set Up' });
    press('Set Up');
    press('Next');
    expect(screen.getAllByText('Please enter your own Password.')).not.toEqual([]);
    enterPassword('Your Password', 'correct horse');
    press('Next');
    const drawn = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    expect(drawn.querySelector('svg')).not.toBeNull();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    enter('Code', '12 34 56');
    press('Turn On');
    for (const code of codes) expect(await screen.findByText(code)).toBeTruthy();
    expect(server.sentTo('ConfirmSecondStep')[0]?.body).toEqual({ code: '123456' });
    press('I Have Saved Them');
    await waitFor(() => expect(screen.queryByText('abcde-fghij')).toBeNull());
  });

  test('lets other pages open once it is set up, while the recovery codes are still shown (SEC-08)', async () => {
    const limited = { ...testUser, fld_mustsetupsecondstep: true };
    storeTestLogin(limited);
    let login: object = limited;
    await openAccount({
      GetLoginRecord: () => answer([login])(),
      ConfirmSecondStep: () => {
        login = testUser;
        return answer([{ codes }])();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Set Up' }));
    enterPassword('Your Password', 'correct horse');
    press('Next');
    await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    enter('Code', '123456');
    press('Turn On');
    await screen.findByText('abcde-fghij');
    await waitFor(() => expect(localStorage.getItem('vikray.login')).toBe(JSON.stringify([testUser])));
    expect(screen.getByText('abcde-fghij')).toBeTruthy();
  });

  test('shows how many recovery codes are left, and makes new ones (SEC-06)', async () => {
    const server = await openAccount({ GetSecondStep: answer([on]) });
    expect(await screen.findByText('You have 7 recovery codes left.')).toBeTruthy();
    press('New Recovery Codes');
    enterPassword('Your Password', 'correct horse');
    press('Next');
    expect(await screen.findByText('abcde-fghij')).toBeTruthy();
    expect(server.sentTo('AddRecoveryCodes')[0]?.body).toEqual({ password: 'correct horse' });
  });

  describe('copies the recovery codes', () => {
    async function copyNewCodes(clipboard: Pick<Clipboard, 'writeText'> | undefined): Promise<void> {
      const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
      onTestFinished(() => {
        if (before) Object.defineProperty(navigator, 'clipboard', before);
        else Reflect.deleteProperty(navigator, 'clipboard');
      });
      await openAccount({ GetSecondStep: answer([on]) });
      fireEvent.click(await screen.findByRole('button', { name: 'New Recovery Codes' }));
      enterPassword('Your Password', 'correct horse');
      press('Next');
      await screen.findByText('abcde-fghij');
      press('Copy');
    }

    test('one to a line, and says so', async () => {
      const writeText = vi.fn<Clipboard['writeText']>().mockResolvedValue();
      await copyNewCodes({ writeText });
      expect(await findNotice('Copied.')).toBeTruthy();
      expect(writeText).toHaveBeenCalledWith('abcde-fghij\nkmnpq-rstuv');
    });

    // Browsers offer no clipboard to a page that the office opens over plain http.
    test.each([
      ['offers no clipboard', undefined],
      ['refuses', { writeText: vi.fn<Clipboard['writeText']>().mockRejectedValue(new Error('NotAllowedError')) }],
    ])('or says what to do instead when the browser %s', async (_, clipboard) => {
      await copyNewCodes(clipboard);
      expect(await findNotice('The codes could not be copied. Print them, or write them down.')).toBeTruthy();
      expect(screen.getByText('abcde-fghij')).toBeTruthy();
    });
  });

  test('is turned off with password and code (SEC-07)', async () => {
    const server = await openAccount({ GetSecondStep: answer([on]) });
    await screen.findByText('You have 7 recovery codes left.');
    press('Turn Off');
    const dialog = within(await screen.findByRole('dialog'));
    enterPassword('Your Password', 'correct horse');
    fireEvent.click(dialog.getByRole('button', { name: 'Turn Off' }));
    expect(screen.getAllByText('Please enter the code from your authenticator app.')).not.toEqual([]);
    enter('Code', '123456');
    fireEvent.click(dialog.getByRole('button', { name: 'Turn Off' }));
    expect(await screen.findByText(/^Two-step sign-in is off\. /)).toBeTruthy();
    expect(server.sentTo('EndSecondStep')[0]?.body).toEqual({ password: 'correct horse', code: '123456' });
  });

  test('says why this installation cannot offer it (SHR-11)', async () => {
    await openAccount({ GetSecondStep: answer([{ ...off, fld_obstacle: 'Set SECRET_KEY to use this.' }]) });
    expect(await screen.findByText('Set SECRET_KEY to use this.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set Up' })).toBeNull();
  });
});
