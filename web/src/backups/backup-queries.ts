/** Everything that the page of backups reads from the server. */
import { useQuery } from '@tanstack/react-query';
import type { Backup } from '@vikray/contract/backups/backup.ts';
import { useEffect } from 'react';
import { queryOf, refresh } from '../platform/queries.ts';

/** How often the page asks whether a backup that is being made is done. */
const pollIntervalMs = 1000;

/** A backup with its place in the list, which tells rows apart. */
export type ListedBackup = Backup & { readonly place: number };

const withPlaces = (backups: readonly Backup[]): ListedBackup[] => backups.map((backup, place) => ({ ...backup, place }));

/** The backups, newest first. */
export function useBackups() {
  return useQuery({ ...queryOf('GetBackup', {}), select: withPlaces });
}

/** Where they are and when the next one is due. Follows a backup that is being made, then reloads the list. */
export function useBackupFolder() {
  const { data, isPending } = useQuery({
    ...queryOf('GetBackupFolder', {}),
    refetchInterval: ({ state }) => (state.data?.[0]?.isRunning ? pollIntervalMs : false),
  });
  const isRunning = data?.[0]?.isRunning ?? false;
  useEffect(() => (isRunning ? () => void refresh('GetBackup') : undefined), [isRunning]);
  return { place: data?.[0], isLoading: isPending };
}

/** Makes the page follow a backup that has begun, and show one that is done before the page knows that it runs. */
export async function followBackup(): Promise<void> {
  await refresh('GetBackupFolder');
  await refresh('GetBackup');
}

/** Shows what has been confirmed about the key, here and in System Health. */
export async function followKeyCopy(): Promise<void> {
  await Promise.all([refresh('GetBackupFolder'), refresh('GetSystemHealth')]);
}
