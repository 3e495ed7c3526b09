import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactPersonsText, splitName, titles } from './contact-person.ts';

const person = {
  name: 'Dr. Asmita Gokhale',
  designation: 'Medical Superintendent',
  phone: '02026120095',
  mobile: '9000000091',
  email: 'ms@sahyadri.example.in',
};

describe('a full name', () => {
  test.each([
    ['Mr. Jai Phadnis', 'Mr.', 'Jai Phadnis'],
    ['Ms. Ila Barve', 'Ms.', 'Ila Barve'],
    ['Dr.Asha Rao', 'Dr.', 'Asha Rao'],
    ['Mrs. Zarine Irani', 'Mr.', 'Mrs. Zarine Irani'],
    ['Drishti Shah', 'Mr.', 'Drishti Shah'],
    ['', 'Mr.', ''],
  ])('%j is %s and %j (CUS-66)', (fullName, title, name) => {
    expect(splitName(fullName)).toEqual({ title, name });
  });

  test('joined from title and name splits into the same parts', () => {
    const trimmed = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.constantFrom(...titles), trimmed, (title, name) => {
        expect(splitName(`${title} ${name}`)).toEqual({ title, name });
      }),
    );
  });

  test('keeps every word when it is split and joined again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { name } = splitName(text);
        expect(text.endsWith(name) || text.trimEnd().endsWith(name)).toBe(true);
      }),
    );
  });
});

describe('the contact persons as one text', () => {
  test('separates persons by # and their details by commas, and prefers the mobile to the phone (CUS-49)', () => {
    const other = { ...person, name: 'Ms. Ila Barve', mobile: '' };
    expect(contactPersonsText([person, other])).toBe(
      'Dr. Asmita Gokhale,Medical Superintendent,9000000091,ms@sahyadri.example.in#Ms. Ila Barve,Medical Superintendent,02026120095,ms@sahyadri.example.in',
    );
  });

  test('is empty without contact persons', () => {
    expect(contactPersonsText([])).toBe('');
  });

  test('replaces commas and # inside a value, so that they do not look like separators', () => {
    expect(contactPersonsText([{ ...person, name: 'Mr. Rao, A. #2', designation: '#,' }])).toBe(
      'Mr. Rao A. 2,,9000000091,ms@sahyadri.example.in',
    );
  });

  test('splits into the same number of persons with four details each, whatever their values', () => {
    const anybody = fc.record({ name: fc.string(), designation: fc.string(), phone: fc.string(), mobile: fc.string(), email: fc.string() });
    fc.assert(
      fc.property(fc.array(anybody, { minLength: 1 }), (persons) => {
        const parts = contactPersonsText(persons)
          .split('#')
          .map((each) => each.split(','));
        expect(parts.map((each) => each.length)).toEqual(persons.map(() => 4));
      }),
    );
  });
});
