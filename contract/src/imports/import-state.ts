import type { Transitions } from '../platform/transitions.ts';

/** The states of an import, from its check to its end. */
export const importStates = ['Checking', 'Checked', 'Running', 'Done', 'Stopped', 'Taking Back', 'Taken Back'] as const;

export type ImportState = (typeof importStates)[number];

/** An import that fails is taken back. It is Stopped only if other records depend on its rows, or if taking it back fails. */
export const importTransitions: Transitions<ImportState> = {
  Checking: ['Checked'],
  Checked: ['Running'],
  Running: ['Done', 'Taking Back', 'Stopped'],
  Done: ['Taking Back'],
  Stopped: ['Taking Back'],
  'Taking Back': ['Taken Back', 'Stopped'],
  'Taken Back': [],
};

/** Whether the server is working on the import. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'Running' || state === 'Taking Back';
}
