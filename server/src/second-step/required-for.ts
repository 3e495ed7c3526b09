import type { SecondStepChoice } from '@vikray/contract/settings/setting.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';

/** Fewer recovery codes than this are few. */
export const fewCodes = 3;

/** Whether the office requires a second step of users of this login type. */
export function isSecondStepRequired(choice: SecondStepChoice, loginType: LoginType): boolean {
  return choice === 'Everybody' || (choice === 'Administrators' && loginType === 'Administrator');
}

/** Whether a user must set up a second step before anything else. */
export function isSecondStepMissing(
  choice: SecondStepChoice,
  { isOn, loginType }: { readonly isOn: boolean; readonly loginType: LoginType },
): boolean {
  return !isOn && isSecondStepRequired(choice, loginType);
}
