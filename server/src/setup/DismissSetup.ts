import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import { handler } from '../platform/handler.ts';
import { setupStateOf } from './setup-state.ts';
import { setDismissed } from './setup-store.ts';

export const DismissSetup = handler('DismissSetup', async ({ db, now, settings, record }) => {
  await setDismissed(db, now);
  record({ record: 'setting', id: 1, name: say.title, summary: say.dismissedHistory });
  return setupStateOf(db, settings);
});
