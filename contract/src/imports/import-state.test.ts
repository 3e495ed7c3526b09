import { describe, expect, test } from 'vitest';
import { unreachable } from '../platform/transitions.ts';
import { importColumns, sampleFile } from './import-columns.ts';
import { importStates, importTransitions, isUnderWay } from './import-state.ts';
import { importKinds } from './import.ts';

describe('the states of an import', () => {
  test('can all be reached from the check', () => {
    expect(unreachable(importTransitions, 'Checking')).toEqual([]);
  });

  test('end with nothing added, or with an import that can still be taken back', () => {
    const final = importStates.filter((state) => importTransitions[state].length === 0);
    expect(final).toEqual(['Taken Back']);
    expect(importStates.filter(isUnderWay)).toEqual(['Running', 'Taking Back']);
  });

  test('never go from Taking Back to Done', () => {
    expect(importTransitions['Taking Back']).toEqual(['Taken Back', 'Stopped']);
    expect(importTransitions.Stopped).toEqual(['Taking Back']);
  });
});

describe.each(importKinds)('the columns of %s', (kind) => {
  test('have different headings and different wire names', () => {
    const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
    const names = importColumns[kind].flatMap(({ heading, wire }) => [...new Set([plain(heading), plain(wire)])]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are all in the sample file, whose rows all have this many cells', () => {
    const [headings = '', cells = ''] = sampleFile(kind).trim().split('\r\n');
    const count = (line: string) => line.replace(/"[^"]*"/g, '').split(',').length;
    expect(headings.replace('\uFEFF', '').split(',')).toEqual(importColumns[kind].map(({ heading }) => heading));
    expect(count(cells)).toBe(importColumns[kind].length);
  });
});
