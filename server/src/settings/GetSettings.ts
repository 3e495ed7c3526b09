import { handler } from '../platform/handler.ts';
import { listSettings } from './settings-store.ts';

export const GetSettings = handler('GetSettings', ({ db, settings }) => listSettings(db, settings.variables));
