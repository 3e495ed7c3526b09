import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import type { Db } from '../platform/database/tables.ts';
import { fewCodes, isSecondStepMissing, secondStepState } from '../second-step/public.ts';
import { readSettings, valueOf, type StoredSettings } from '../settings/public.ts';
import { getLoginRecord } from '../users/public.ts';

/** The login record of a user, with what is missing of their second step. Fails for an unknown user. */
export async function loginRecordOf(db: Db, userId: number): Promise<LoginRecord> {
  const { values } = await readSettings(db);
  const record = { ...(await getLoginRecord(db, userId)), ...chosenIn(values) };
  const state = await secondStepState(db, userId);
  if (state.isOn) return state.codesLeft < fewCodes ? { ...record, recoveryCodesLeft: state.codesLeft } : record;
  const isMissing = isSecondStepMissing(valueOf('secondstep', values.get('secondstep')), state);
  return isMissing ? { ...record, mustSetUpSecondStep: true } : record;
}

/** What the settings say for new quotations and links, where it differs from the presets. */
function chosenIn(values: StoredSettings['values']): Pick<LoginRecord, 'quotationValidDays' | 'linkValidDays' | 'paymentPlans'> {
  const paymentPlans = values.get('paymentplans');
  return {
    ...(values.get('quotationvaliddays') && { quotationValidDays: valueOf('quotationvaliddays', values.get('quotationvaliddays')) }),
    ...(values.get('linkvaliddays') && { linkValidDays: valueOf('linkvaliddays', values.get('linkvaliddays')) }),
    ...(paymentPlans && { paymentPlans }),
  };
}
