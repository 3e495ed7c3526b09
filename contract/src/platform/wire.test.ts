import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { id } from './fields.ts';
import { body, fieldPath, pascal, row, wireSchema } from './wire.ts';

describe('names on the wire', () => {
  const fields = { companyName: z.string(), customerId: id };
  const value = { companyName: 'Akshar', customerId: 7 };

  test('a row carries fld_ and lower case (API-10)', () => {
    expect(z.encode(row(fields), value)).toEqual({ fld_companyname: 'Akshar', fld_customerid: 7 });
  });

  test('a body carries lower case without a prefix (API-10)', () => {
    expect(z.encode(body(fields), value)).toEqual({ companyname: 'Akshar', customerid: 7 });
  });

  test('ids and counts carry a capital letter (API-11)', () => {
    expect(z.encode(pascal(fields), value)).toEqual({ CompanyName: 'Akshar', CustomerId: 7 });
  });

  test('a misspelt or irregular name can be declared for a field', () => {
    const record = body({ financialYear: z.string(), companyId: id }, { financialYear: 'finacialyear' });
    expect(z.encode(record, { financialYear: '2026-2027', companyId: 1 })).toEqual({ finacialyear: '2026-2027', companyid: 1 });
    expect(z.decode(record, { finacialyear: '2026-2027', companyid: 1 })).toEqual({ financialYear: '2026-2027', companyId: 1 });
  });

  test('reading back gives what was written', () => {
    const record = row(fields);
    expect(z.decode(record, z.encode(record, value))).toEqual(value);
  });

  test('an absent optional field stays absent both ways, and null stays null', () => {
    const record = row({ website: z.string().nullish(), phone: z.string().optional() });
    expect(z.encode(record, {})).toEqual({});
    expect(z.encode(record, { website: null, phone: undefined })).toEqual({ fld_website: null });
    expect(z.decode(record, { fld_website: null })).toEqual({ website: null });
  });

  test('an undeclared key is dropped, including the prototype', () => {
    const sent: unknown = JSON.parse('{ "companyname": "Akshar", "customerid": 7, "isadmin": true, "__proto__": { "isAdmin": true } }');
    const read = z.decode(body(fields), sent as never);
    expect(read).toEqual(value);
    expect('isAdmin' in read).toBe(false);
  });

  test('records can be nested, each with its own names', () => {
    const order = body({ orderId: id, lines: z.array(body({ productId: id }, { productId: 'product_id' })) });
    const wire = { orderid: 1, lines: [{ product_id: 2 }, { product_id: 3 }] };
    expect(z.decode(order, wire)).toEqual({ orderId: 1, lines: [{ productId: 2 }, { productId: 3 }] });
    expect(z.encode(order, { orderId: 1, lines: [{ productId: 2 }, { productId: 3 }] })).toEqual(wire);
  });
});

describe('a wrong declaration', () => {
  test.each([
    ['two fields that differ in capitals only', () => body({ companyName: z.string(), companyname: z.string() })],
    ['an irregular name that another field has', () => body({ email: z.string(), officeEmail: z.string() }, { officeEmail: 'email' })],
    ['two irregular names alike', () => row({ a: z.string(), b: z.string() }, { a: 'x', b: 'x' })],
  ])('is refused at once: %s', (_, declare) => {
    expect(declare).toThrow(/^Two fields share a wire name: /);
  });

  test('is refused at once: an irregular name for a field that does not exist', () => {
    const misspelt: object = { compnayName: 'x' };
    expect(() => body({ companyName: z.string() }, misspelt)).toThrow('A wire name is given for an unknown field: compnayName');
  });
});

describe('the path of a failed check', () => {
  const contact = body({ officeEmail: z.string() });
  const customer = body({ companyName: z.string(), contacts: z.array(contact).min(1).optional() }, { companyName: 'cname' });

  test.each<[PropertyKey[], PropertyKey[]]>([
    [[], []],
    [['cname'], ['companyName']],
    [
      ['contacts', 0, 'officeemail'],
      ['contacts', 0, 'officeEmail'],
    ],
    [
      ['contacts', 3],
      ['contacts', 3],
    ],
    [
      ['nobody', 'knows'],
      ['nobody', 'knows'],
    ],
  ])('%j is reported as %j', (wire, fields) => {
    expect(fieldPath(customer, wire)).toEqual(fields);
  });

  test('is found through optional, nullable and default wrappers', () => {
    expect(fieldPath(z.array(contact.optional()).nullable(), [2, 'officeemail'])).toEqual([2, 'officeEmail']);
  });
});

test('the JSON schema describes the wire names and the required fields', () => {
  const schema = wireSchema(body({ customerId: id, companyName: z.string().max(200), website: z.string().nullish() }));
  expect(schema).toMatchObject({
    type: 'object',
    required: ['customerid', 'companyname'],
    properties: { companyname: { type: 'string', maxLength: 200 }, website: { type: ['string', 'null'] } },
  });
});
