import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { rightPresets } from '@vikray/contract/rights/right-presets.ts';
import { rightsMessages as say } from '@vikray/contract/rights/rights-messages.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import { useState } from 'react';
import { LimitsPanel } from '../approvals/public.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { refreshRights } from '../platform/session.ts';
import { AskBeforeLeaving } from '../ui/forms/AskBeforeLeaving.tsx';
import { OwnPasswordModal, type OwnPassword } from '../ui/forms/OwnPasswordModal.tsx';
import { VersionConflict } from '../ui/forms/VersionConflict.tsx';
import { Note } from '../ui/page/Note.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { useRecordEdit, type Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { CopyRightsModal } from './CopyRightsModal.tsx';
import {
  changedRightsOf,
  formOf,
  labelOf,
  mayTick,
  presetForm,
  settledForm,
  tickableForm,
  versionOf,
  withMenu,
  withRight,
  type RightsForm,
  type UserRights,
} from './rights-form.ts';
import { useReadOnlyReason } from './read-only-reason.ts';
import { refreshSideMenu } from './rights-queries.ts';
import { RightsButtons } from './RightsButtons.tsx';
import { RightsMatrix } from './RightsMatrix.tsx';

export const assignTitle = 'Assign User Rights';

interface AssignedRightsProps {
  readonly user: UserName;
  readonly rights: UserRights;
  /** Reads the rights again; undefined when that fails. */
  readonly reload: () => Promise<UserRights | undefined>;
}

/** The matrix of one user, open for editing if allowed, and saved as a whole. */
export function AssignedRights({ user, rights, reload }: AssignedRightsProps) {
  const login = useLogin();
  const edit = useRecordEdit(`rights-${user.userId}`, versionedOf(rights), { begins: true, storedOf: keepNothing });
  const [isCopying, setIsCopying] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [typed, setTyped] = useState<OwnPassword>();
  const update = useSubmit('UpdateUserRights');
  const readOnlyReason = useReadOnlyReason(login, user);
  const form = settledForm(rights, readOnlyReason === undefined ? edit.form : formOf(rights));
  const { version } = edit;
  const refusalOf = (own: OwnPassword | undefined) => update.refusalOf({ form, version, ...own });
  const refusal = refusalOf(typed);
  const changes = changedRightsOf(user.userId, rights, form, version);
  const changeCount = changes ? changes.menuRights.length + changes.subMenuRights.length : 0;

  const note = readOnlyReason ?? (rights.subMenus.every(mayTick) ? undefined : say.someNotHeld);

  function copy(copied: RightsForm): void {
    const allowed = tickableForm(rights, copied);
    edit.change(allowed.form);
    if (allowed.leftOut.length > 0) notify.warning(say.leftOut(allowed.leftOut));
  }

  async function save(own: OwnPassword): Promise<void> {
    if (!changes) return;
    setTyped(own);
    if (!(await update.send({ form, version, ...own }, () => ({ ...changes, ...own })))) return;
    setTyped(undefined);
    setIsConfirming(false);
    notify.success(say.updated);
    if (user.userId === login.userId) void Promise.all([refreshRights(), refreshSideMenu()]);
    edit.goOn(edit.form, versionedOf((await reload()) ?? rights));
  }

  async function loadAgain(): Promise<void> {
    setIsConfirming(false);
    if (await edit.loadAgain(reload, versionedOf)) setTyped(undefined);
  }

  return (
    <>
      <PageHeading title={assignTitle} note={`${user.name} · ${user.designation}`}>
        {readOnlyReason === undefined && (
          <RightsButtons
            changeCount={changeCount}
            isSaving={update.isBusy}
            isLoadingAgain={edit.isLoadingAgain}
            onDiscard={edit.discard}
            onFill={(preset) => copy(presetForm(rights, rightPresets[preset]))}
            onCopy={() => setIsCopying(true)}
            onUpdate={() => setIsConfirming(true)}
          />
        )}
      </PageHeading>
      {note !== undefined && <Note kind="info" title={note} />}
      <VersionConflict
        refusal={refusal}
        version={version}
        changedByBoth={edit.changedByBoth.map((key) => labelOf(rights, key))}
        isLoading={edit.isLoadingAgain}
        onLoadAgain={() => void loadAgain()}
      />
      <p className="rights-explained">{say.whatViewsDo}</p>
      <RightsMatrix
        rights={rights}
        form={form}
        isReadOnly={readOnlyReason !== undefined || update.isBusy}
        onMenu={(menu, hasAccess) => edit.change(withMenu(rights, menu, hasAccess))}
        onRight={(right, isTicked) => edit.change(withRight(right, isTicked))}
      />
      {mayApprove(rights) && <LimitsPanel owner={user} />}
      <AskBeforeLeaving changeCount={changeCount} />
      {isCopying && <CopyRightsModal onCopy={copy} onClose={() => setIsCopying(false)} />}
      {isConfirming && refusal?.code !== 'VersionConflict' && (
        <OwnPasswordModal
          title={assignTitle}
          submitLabel={passwordMessages.confirm}
          hint={passwordMessages.whyOwnForRights}
          isBusy={update.isBusy}
          refusalOf={refusalOf}
          onSubmit={(own) => void save(own)}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}

/** Whether the user may approve quotations, as it is saved. */
function mayApprove({ subMenus }: UserRights): boolean {
  return subMenus.some(({ menuName, access }) => menuName === 'Approve Quotation' && access === 1);
}

/** Unsaved changes of rights are not kept: restored ticks would look like saved rights. */
function keepNothing(): undefined {
  return undefined;
}

function versionedOf(rights: UserRights): Versioned<RightsForm> {
  return { version: versionOf(rights), form: formOf(rights) };
}
