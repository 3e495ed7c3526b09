import type { Transitions } from '../platform/transitions.ts';

export const importStates = ['Checking', 'Checked', 'Running', 'Done', 'Stopped', 'Taking Back', 'Taken Back'] as const;

export type ImportState = (typeof importStates)[number];

/** All or nothing: an import that fails takes itself back. It stops only where something depends on what it has added, or taking back fails. */
export const importTransitions: Transitions<ImportState> = {
  Checking: ['Checked'],
  Checked: ['Running'],
  Running: ['Done', 'Taking Back', 'Stopped'],
  Done: ['Taking Back'],
  Stopped: ['Taking Back'],
  'Taking Back': ['Taken Back', 'Stopped'],
  'Taken Back': [],
};

/** Whether the server is at work on it. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'Running' || state === 'Taking Back';
}
