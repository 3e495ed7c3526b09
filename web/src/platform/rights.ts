/** The rights of the user, as the browser knows them. They decide what is shown; the server decides what is allowed. */
import '@vikray/contract/platform/check.ts';
import { rightNames, settingRights, type RightName } from '@vikray/contract/platform/rights.ts';
import { accessRight, type AccessRight } from '@vikray/contract/rights/menu.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { storedValue } from './stored-value.ts';

const stored = storedValue('vikray.rights', z.array(accessRight));

const none: ReadonlySet<RightName> = new Set();
const cached = new WeakMap<readonly AccessRight[], ReadonlySet<RightName>>();

/** Keeps the rights, granted or not, until logout. */
export function storeRights(rights: AccessRight[]): void {
  stored.write(rights);
}

/** Forgets the rights. */
export function clearRights(): void {
  stored.clear();
}

/** The granted rights. Returns the same set until the rights change. */
function grantedRights(): ReadonlySet<RightName> {
  const rights = stored.read();
  if (!rights) return none;
  const known = cached.get(rights);
  if (known) return known;
  const granted = new Set(rights.filter((right) => right.access === 1).map((right) => right.menuName));
  const names = new Set([...rightNames, ...settingRights].filter((name) => granted.has(name)));
  cached.set(rights, names);
  return names;
}

/** The rights of the user; none when no one is logged in. */
export function useRights(): ReadonlySet<RightName> {
  return useSyncExternalStore(stored.subscribe, grantedRights);
}
