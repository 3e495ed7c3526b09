import { handler } from '../platform/handler.ts';
import { setupStateOf } from './setup-state.ts';

export const GetSetupState = handler('GetSetupState', ({ db, settings }) => setupStateOf(db, settings));
