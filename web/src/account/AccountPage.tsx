import { accountMessages as say } from '@vikray/contract/account/account-messages.ts';
import { privateAccessMessages } from '@vikray/contract/private-access/private-access-messages.ts';
import { secondStepMessages } from '@vikray/contract/second-step/second-step-messages.ts';
import { useLogin } from '../platform/login.ts';
import { OwnReadings } from '../private-access/public.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { useFulfils } from '../ui/page/IfAllowed.tsx';
import { Note } from '../ui/page/Note.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { useOwnSessions } from './account-queries.ts';
import './account.css';
import { AccountSection } from './AccountSection.tsx';
import { OwnSecondStep } from './OwnSecondStep.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { OwnTokens } from './OwnTokens.tsx';
import { SignInNotices } from './SignInNotices.tsx';

/** The user's own login, for every user. While a required second step is missing, shows only its set-up. */
export function AccountPage() {
  const { name, mustSetUpSecondStep } = useLogin();
  return (
    <>
      <PageHeading title={say.title} note={name} />
      <div className="account">
        {mustSetUpSecondStep && <Note kind="info" title={secondStepMessages.required} />}
        <OwnSecondStep />
        {!mustSetUpSecondStep && <OtherSections />}
      </div>
    </>
  );
}

/** Everything but the second step. The sections below the sessions appear with them, because there may be any number. */
function OtherSections() {
  const { isPending } = useOwnSessions();
  const seesTokens = useFulfils(['Add API Token', 'Administrator']);
  return (
    <>
      <AccountSection title={say.password} hint={say.passwordHint}>
        <ButtonLink to="/changepassword">Change Password</ButtonLink>
      </AccountSection>
      <OwnSessions />
      <div className="account" hidden={isPending}>
        <SignInNotices />
        {seesTokens && <OwnTokens />}
        {/* Last, because it grows. */}
        <AccountSection title={privateAccessMessages.own} hint={privateAccessMessages.ownHint}>
          <OwnReadings />
        </AccountSection>
      </div>
    </>
  );
}
