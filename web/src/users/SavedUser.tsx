import { flushSync } from 'react-dom';
import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import type { CallFailure } from '../platform/call-failure.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { refreshLogin } from '../platform/session.ts';
import { Button } from '../ui/controls/Button.tsx';
import type { FieldFailure } from '../ui/field/form-failure.tsx';
import { AskBeforeLeaving } from '../ui/forms/AskBeforeLeaving.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useRecordEdit, type Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { VersionConflict } from '../ui/forms/VersionConflict.tsx';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { IfAllowed, useAllowed } from '../ui/page/IfAllowed.tsx';
import { Note } from '../ui/page/Note.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Seen } from '../ui/page/Seen.tsx';
import '../ui/page/record-actions.css';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { useMasks } from './use-masks.tsx';
import { changedUserOf, asksOwnPassword, formOf, hasPrivateFields, storedOfEdited, unsavedChanges } from './user-form.ts';
import { fieldLabels } from './user-labels.ts';
import { refreshUsers } from './user-queries.ts';
import { userSteps } from './user-steps.tsx';
import { UserLoginActions } from './UserLoginActions.tsx';

interface SavedUserProps {
  readonly user: User;
  /** Reads the user again; undefined when they no longer exist. */
  readonly reload: () => Promise<User | undefined>;
}

/** A saved user, locked until Edit User Details is pressed. */
export function SavedUser({ user, reload }: SavedUserProps) {
  const { userId } = user;
  const login = useLogin();
  const returnToList = useReturnToList();
  const edit = useRecordEdit(`user-${userId}`, versionedOf(user), { storedOf: storedOfEdited });
  const { form, isEditing, version, broughtBack } = edit;
  const update = useSubmit('UpdateUser');
  const refusal = update.refusalOf({ form, version });
  const asksPassword = isEditing && asksOwnPassword(form, edit.base, userId === login.userId);

  const { masks, dialog } = useMasks(userId, edit.base);
  // The server applies the same rule.
  const isProtected = useAllowed('UpdateUser') && user.loginType === 'Administrator' && login.loginType !== 'Administrator';

  async function withPrivateFields(begin: () => void): Promise<void> {
    // Someone who has just received the right has not read the private fields yet, and must not save them as blank.
    const complete = hasPrivateFields(user) ? user : await reload();
    if (complete && hasPrivateFields(complete)) begin();
  }

  async function save(): Promise<void> {
    const saved = await update.send({ form, version }, () => changedUserOf(form, userId, version, login));
    if (!saved) return;
    notify.success(say.updated, { about: form.name.trim(), actions: [viewAction(`/viewuser?id=${userId}`)] });
    // At once, so that leaving for the list raises no question about unsaved changes.
    flushSync(edit.end);
    void refreshUsers();
    if (userId === login.userId) void refreshLogin();
    returnToList('/userlist');
  }

  return (
    <>
      <Seen kind="user" title={user.name} note={user.designation} page={`viewuser?id=${userId}`} />
      <PageHeading title={user.name} note="View User" tag={<StatusTag status={user.status} />}>
        {isEditing && <Button onClick={edit.end}>Cancel</Button>}
        {!isEditing && (
          <div className="record-actions">
            <BackToList to={['/userlist']} />
            <UserLoginActions user={user} />
            <IfAllowed to="UpdateUser">
              <Button
                disabled={isProtected}
                tooltip={isProtected ? say.ofAdministrator : undefined}
                onClick={() => void withPrivateFields(edit.begin)}
              >
                Edit User Details
              </Button>
            </IfAllowed>
          </div>
        )}
      </PageHeading>
      {isProtected && <Note kind="info" title={say.ofAdministrator} />}
      <UnsavedChanges of={broughtBack && { ...broughtBack, resume: () => void withPrivateFields(broughtBack.resume) }} />
      {isEditing && (
        <VersionConflict
          refusal={refusal}
          version={version}
          changedByBoth={edit.changedByBoth.map((field) => fieldLabels[field])}
          isLoading={edit.isLoadingAgain}
          onLoadAgain={() => void edit.loadAgain(reload, versionedOf, { disclaimer: false })}
        />
      )}
      <AskBeforeLeaving changeCount={isEditing ? unsavedChanges(form, edit.base) : 0} />
      <Wizard
        {...edit.wizard}
        steps={userSteps({
          form,
          change: edit.change,
          stored: user,
          isLocked: !isEditing,
          asksPassword,
          showsPrivate: hasPrivateFields(user),
          masks,
        })}
        onSubmit={() => void save()}
        submitLabel="Update User"
        isBusy={update.isBusy || edit.isLoadingAgain}
        refusal={shownAtField(refusal)}
        isLocked={!isEditing}
      />
      {dialog}
    </>
  );
}

const taken = new Set(['MobileRegistered', 'EmployeeNumberRegistered']);

/** When another user has the number, the notice is the specified one, which gives no reason. The field says what is wrong. */
function shownAtField(refusal: CallFailure | undefined): FieldFailure | undefined {
  return refusal && taken.has(refusal.code) ? { field: refusal.field, message: say.registered } : refusal;
}

function versionedOf(user: User): Versioned<ReturnType<typeof formOf>> {
  return { version: user.version, form: formOf(user) };
}
