import { operations } from '@vikray/contract/operations.ts';
import { firstFailure } from '@vikray/contract/platform/check.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { expect, test } from 'vitest';
import { goodInput, trialsOf } from '../../../../../testing/fuzz/bad-input.ts';
import { sentence } from '../../../../../testing/panel/refusal.ts';
import { isUpload } from './read-upload.ts';

const table = (Object.entries(operations) as [string, Operation][])
  // A form with a file has no JSON schema. Its own tests send wrong forms.
  .filter(([, operation]) => !isUpload(operation));

test.each(table)('%s refuses each field that is missing, of another kind or too long, with a sentence', (_, { input }) => {
  expect(input.safeParse(goodInput(input)).error?.issues ?? [], 'testing/fuzz/bad-input.ts lacks a likely value').toEqual([]);
  const refused = trialsOf(input).flatMap(({ wrong }) => wrong.flatMap((wire) => input.safeParse(wire).error ?? []));
  for (const error of refused) expect(firstFailure(input, error).message).toMatch(sentence);
});
