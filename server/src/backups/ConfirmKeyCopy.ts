import { handler } from '../platform/handler.ts';
import { confirmKeyCopy } from '../platform/secrets/secret-columns.ts';

export const ConfirmKeyCopy = handler('ConfirmKeyCopy', async ({ db, user, now, fail, record }) => {
  if (!(await confirmKeyCopy(db, now, user.name))) throw fail('NoKey');
  record({ record: 'setting', id: settingNumber, name: 'Copy of the key', after: { value: 'The key is kept in another place' } });
  return [{ keyCopiedAt: now }];
});

/** All settings are one record in the audit log. */
const settingNumber = 1;
