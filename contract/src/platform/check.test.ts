import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { firstMessage } from './check.ts';
import { id, line, requiredLine, wholeNumber } from './fields.ts';
import { body } from './wire.ts';

describe('the sentence about a field that has no specific text', () => {
  const schema = body({
    officeEmail: line(10),
    amount: wholeNumber(1, 5),
    customerId: id,
    unit: z.enum(['Nos', 'Set']),
    companyGstin: line(15).optional(),
    irn: line(64).optional(),
    lines: z.array(body({ productName: line(5) })).max(2),
  });
  const good = { officeemail: 'a', amount: 1, customerid: 1, unit: 'Nos', lines: [] };

  test.each<[object, string, string]>([
    [{ officeemail: undefined }, 'officeEmail', 'Office email is missing.'],
    [{ officeemail: 5 }, 'officeEmail', 'Office email has the wrong type.'],
    [{ officeemail: 'x'.repeat(11) }, 'officeEmail', 'Office email is too long: at most 10 characters.'],
    [{ officeemail: 'a\u0000b' }, 'officeEmail', 'Office email contains characters that cannot be stored.'],
    [{ amount: 0 }, 'amount', 'Amount is out of range.'],
    [{ amount: 6 }, 'amount', 'Amount is out of range.'],
    [{ customerid: {} }, 'customerId', 'Customer id has the wrong type.'],
    [{ unit: 'Box' }, 'unit', 'Unit is not one of the choices.'],
    [{ companygstin: 'x'.repeat(16) }, 'companyGstin', 'Company GSTIN is too long: at most 15 characters.'],
    [{ irn: 5 }, 'irn', 'IRN has the wrong type.'],
    [{ lines: [{}, {}, {}] }, 'lines', 'Lines has too many entries: at most 2.'],
    [
      { lines: [{ productname: 'a' }, { productname: 'abcdef' }] },
      'lines.1.productName',
      'Product name is too long: at most 5 characters.',
    ],
  ])('%j', (change, field, message) => {
    expect(firstMessage({ ...good, ...change }, schema)).toEqual({ field, message });
  });

  test('is absent when all values are valid', () => {
    expect(firstMessage(good, schema)).toBeUndefined();
  });

  test('names the value if no single field is wrong', () => {
    expect(firstMessage('text', schema)).toEqual({ field: '', message: 'Value has the wrong type.' });
  });
});

describe('the first fault that a user sees', () => {
  const step = z.object({
    industry: z.string().min(1, { error: 'Please select Industry.' }),
    name: requiredLine(20, 'Please enter Name.').regex(/^[A-Z]/, { error: 'Please enter valid Name.' }),
  });

  test('is in the first of the wrong fields', () => {
    expect(firstMessage({ industry: '', name: '' }, step)?.message).toBe('Please select Industry.');
    expect(firstMessage({ industry: 'Hotel', name: '' }, step)?.message).toBe('Please enter Name.');
  });

  test('comes with those of the other fields, one each, so that a form marks them all', () => {
    expect(firstMessage({ industry: '', name: '' }, step)).toEqual({
      field: 'industry',
      message: 'Please select Industry.',
      also: [{ field: 'name', message: 'Please enter Name.' }],
    });
  });

  test('is one sentence per field: missing before malformed', () => {
    expect(firstMessage({ industry: 'Hotel', name: '   ' }, step)?.message).toBe('Please enter Name.');
    expect(firstMessage({ industry: 'Hotel', name: 'asha' }, step)?.message).toBe('Please enter valid Name.');
  });

  test("is the field's own sentence, unchanged", () => {
    expect(firstMessage({ industry: 'Hotel' }, step)).toEqual({ field: 'name', message: 'Please enter Name.' });
  });

  test('is in the first schema, before the rules after it', () => {
    const rule = z.object({ name: z.string() }).refine(({ name }) => name !== 'Asha', { path: ['name'], error: 'Company Already Exists.' });
    expect(firstMessage({ industry: '', name: 'Asha' }, step, rule)?.message).toBe('Please select Industry.');
    expect(firstMessage({ industry: 'Hotel', name: 'Asha' }, step, rule)).toEqual({ field: 'name', message: 'Company Already Exists.' });
  });
});
