import { accountMessages as say } from '@vikray/contract/account/account-messages.ts';
import { signInMessages } from '@vikray/contract/session/sign-in-messages.ts';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshSignInMail, useSignInMail } from './account-queries.ts';
import { AccountSection } from './AccountSection.tsx';
import { Loading } from './Loading.tsx';
import { ReadFailure } from './ReadFailure.tsx';

/** Whether a login from a new browser is mailed, too. It always appears in the bell. */
export function SignInNotices() {
  const read = useSignInMail();
  const mail = read.data?.[0];
  const update = useSubmit('UpdateSignInMail');

  async function choose(isWanted: boolean): Promise<void> {
    const input = { wanted: isWanted ? ('Yes' as const) : ('No' as const) };
    await update.send(input, () => input);
    await refreshSignInMail();
  }

  return (
    <AccountSection title={say.notices} hint={signInMessages.whatNoticesAre} isLoading={read.isPending}>
      <ReadFailure of={read} />
      {read.isPending && (
        <>
          <Loading>
            <Checkbox>{signInMessages.mailMe}</Checkbox>
          </Loading>
          <p className="account-hint account-mail">
            <Loading>{say.noMail}</Loading>
          </p>
        </>
      )}
      {mail && (
        <>
          <Checkbox
            checked={mail.wanted === 'Yes'}
            disabled={update.isBusy || mail.canSend === 'No'}
            onChange={(isWanted) => void choose(isWanted)}
          >
            {signInMessages.mailMe}
          </Checkbox>
          <p className="account-hint account-mail">
            {mail.canSend === 'Yes' ? say.mailTo(mail.address) : mail.address === '' ? say.noAddress : say.noMail}
          </p>
        </>
      )}
    </AccountSection>
  );
}
