import { describe, expect, test } from 'vitest';
import { bestFirst, excerptOf, rankOf, ranks } from './ranking.ts';

describe('a name fits', () => {
  test.each([
    ['pune', 'Pune', 'whole'],
    [' "pune" ', 'Pune', 'whole'],
    ['north 24', 'North 24 Parganas', 'begins'],
    ['pune', 'Hadapsar Pune', 'word'],
    ['surat', 'Mahuva (Surat)', 'word'],
    ['champa', 'Janjgir-Champa', 'word'],
    ['exec zuari', 'Zuari Desk, Executive', 'word'],
    ['noida', 'Greater Noida', 'word'],
    ['ack', 'Heavy Duty Rack', 'part'],
    ['ack heavy', 'Heavy Duty Rack', 'part'],
    ['', 'Pune', 'begins'],
  ] as const)('what is typed, %j, as %j: %s', (typed, name, rank) => {
    expect(rankOf(typed, name)).toBe(ranks[rank]);
  });

  test('by another text if the name lacks a word, and not at all if all texts lack it', () => {
    expect(rankOf('reagent bench', 'Work Bench', ['With reagent rack'])).toBe(ranks.other);
    expect(rankOf('reagent table', 'Work Bench', ['With reagent rack'])).toBeUndefined();
  });

  test('not by a phrase whose words are apart', () => {
    expect(rankOf('"duty heavy"', 'Heavy Duty Rack')).toBeUndefined();
  });
});

test('the best match is first, and equal matches keep their order', () => {
  const names = ['British Indian Ocean Territory', 'Hindia', 'India', 'New India', 'Indiana', 'Old India'];
  expect(bestFirst(names, 'india', (name) => [name])).toEqual([
    'India',
    'Indiana',
    'British Indian Ocean Territory',
    'New India',
    'Old India',
    'Hindia',
  ]);
});

describe('the excerpt around a match', () => {
  test('shows the word that the name lacks, with the words around it', () => {
    const description = 'Stainless steel top of 18 gauge, two drawers, reagent rack of two tiers with raised edges and stoppers';
    expect(excerptOf('rack', 'Work Bench', ['Laboratory', description])).toEqual({
      before: '…gauge, two drawers, reagent ',
      found: 'rack',
      after: ' of two tiers with raised…',
    });
  });

  test('is absent if the name has every word', () => {
    expect(excerptOf('bench', 'Work Bench', ['Bench'])).toBeUndefined();
  });
});
