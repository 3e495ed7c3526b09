/** Whether letters, digits and signs act alone. A voice or an unsteady hand may press them by accident (WCAG 2.1.4). */
import '@vikray/contract/platform/check.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { storedLogin } from '../../platform/login.ts';
import { storedValue } from '../../platform/stored-value.ts';

/** The users of this browser who have switched them off. */
const switchedOff = storedValue('vikray.singlekeysoff', z.array(z.number()));

export function areSingleKeysOn(): boolean {
  const userId = storedLogin()?.userId;
  return userId === undefined || !switchedOff.read()?.includes(userId);
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(switchedOff.subscribe, areSingleKeysOn);
}

/** Switches them for the user who is logged in, in this browser. */
export function switchSingleKeys(isOn: boolean): void {
  const userId = storedLogin()?.userId;
  if (userId === undefined) return;
  const others = (switchedOff.read() ?? []).filter((id) => id !== userId);
  switchedOff.write(isOn ? others : [...others, userId]);
}
