import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import type { Db } from '../platform/database/tables.ts';
import { fewCodes, isSecondStepMissing, secondStepState } from '../second-step/public.ts';
import { settingValue } from '../settings/public.ts';
import { getLoginRecord } from '../users/public.ts';

/** The login record of a user, with what is missing of their second step. Fails for an unknown user. */
export async function loginRecordOf(db: Db, userId: number): Promise<LoginRecord> {
  const record = await getLoginRecord(db, userId);
  const state = await secondStepState(db, userId);
  if (state.isOn) return state.codesLeft < fewCodes ? { ...record, recoveryCodesLeft: state.codesLeft } : record;
  const isMissing = isSecondStepMissing(await settingValue(db, 'secondstep'), state);
  return isMissing ? { ...record, mustSetUpSecondStep: true } : record;
}
