import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { handler } from '../platform/handler.ts';
import { isUnprotected } from '../platform/secrets/protect-secrets.ts';
import { settingValue } from '../settings/public.ts';
import { isSecondStepRequired } from './required-for.ts';
import { secondStepState } from './second-step-store.ts';

export const GetSecondStep = handler('GetSecondStep', async ({ db, user }) => {
  const { isOn, codesLeft } = await secondStepState(db, user.userId);
  const isRequired = isSecondStepRequired(await settingValue(db, 'secondstep'), user.loginType);
  return [
    {
      isOn: isOn ? 'Yes' : 'No',
      codesLeft,
      isRequired: isRequired ? 'Yes' : 'No',
      obstacle: isUnprotected(db) ? say.noKey : '',
    },
  ];
});
