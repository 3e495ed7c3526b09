import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { firstMessage } from './check.ts';
import {
  choice,
  digits,
  emailPattern,
  id,
  line,
  optionalChoice,
  paragraph,
  requiredLine,
  requiredParagraph,
  searchWords,
  statedByClient,
  websitePattern,
  wholeNumber,
} from './fields.ts';

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe('the id of a record', () => {
  test.each([1, 101, Number.MAX_SAFE_INTEGER])('is %d, also as digits', (number) => {
    expect([id.parse(number), id.parse(String(number))]).toEqual([number, number]);
  });

  test.each([
    0,
    -1,
    1.5,
    2 ** 53,
    1e300,
    Number.NaN,
    Infinity,
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '1 ',
    '0x10',
    '007',
    '९',
    '9007199254740992',
    '1'.repeat(40),
    null,
    undefined,
    true,
    [1],
    { id: 1 },
  ])('is not %j', (value) => {
    expect(accepts(id, value)).toBe(false);
  });
});

describe('a whole number', () => {
  test('lies within its bounds, also as digits', () => {
    const number = wholeNumber(1, 500);
    expect([number.parse(1), number.parse('500')]).toEqual([1, 500]);
    for (const value of [0, 501, '0', '501', 1.5, '1.5', '', '1e2', '-1', null, '1'.repeat(20)]) expect(accepts(number, value)).toBe(false);
  });
});

test('a search takes tabs and line breaks as spaces between words, and no other control character', () => {
  expect(searchWords(100).parse(' Arulok\tPathology\r\nLab\n')).toBe('Arulok Pathology  Lab');
  expect(accepts(searchWords(3), 'a\tbc')).toBe(false);
  for (const text of ['a\ud83db', 'a\u0000b', 'a\u001bb']) expect(accepts(searchWords(10), text)).toBe(false);
});

describe('a line of text', () => {
  test('is trimmed before it is measured', () => {
    expect(line(3).parse('  abc \n')).toBe('abc');
  });

  test('may be blank, unless it is required', () => {
    expect(accepts(line(3), ' ')).toBe(true);
    expect(
      requiredLine(3, 'Please enter it.')
        .safeParse(' ')
        .error?.issues.map((issue) => issue.message),
    ).toEqual(['Please enter it.']);
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['a tab', 'a\tb'],
    ['escape', 'a\u001bb'],
    ['delete', 'a\u007fb'],
    ['half a character', 'a\ud83db'],
    ['the other half', 'a\ude00b'],
  ])('holds no %s', (_, text) => {
    expect(accepts(line(10), text)).toBe(false);
    expect(accepts(requiredLine(10, 'Please enter it.'), text)).toBe(false);
  });

  test('accepts every script and emoji', () => {
    const text = 'फर्नीचर ₹ Ångström 家具 😀';
    expect(line(40).parse(text)).toBe(text);
  });

  test.each([
    ['a zero-width space', 'Ak\u200bshar'],
    ['a soft hyphen', 'Ak\u00adshar'],
    ['a change of direction', '\u202eAkshar'],
    ['a byte order mark', '\ufeffAkshar'],
    ['a Hangul filler', 'Akshar\u3164'],
  ])('is kept without %s, which shows nothing', (_, text) => {
    expect(
      [line(10), requiredLine(10, 'Please enter it.'), paragraph(10), requiredParagraph(10, 'Please enter it.')].map((field) =>
        field.parse(text),
      ),
    ).toEqual(Array.from({ length: 4 }, () => 'Akshar'));
  });

  test.each(['\u3164', '\u200b\u200b', '\u00ad', ' \u202e ', '\u200d', '\u2800', '\ufe0f\u2060'])(
    'is blank when nothing of it can be seen: %j',
    (text) => {
      expect([line(10).parse(text), paragraph(10).parse(text)]).toEqual(['', '']);
      for (const field of [requiredLine(10, 'Please enter it.'), requiredParagraph(10, 'Please enter it.')]) {
        expect(field.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual(['Please enter it.']);
      }
    },
  );

  test.each(['क्\u200dष', 'ന്\u200d', 'می\u200cخواهم', '👩\u200d🔬', '❤\ufe0f'])(
    'keeps characters that change how their neighbours look: %s',
    (text) => {
      expect(line(20).parse(text)).toBe(text);
    },
  );

  test('reports one fault only', () => {
    expect(line(3).safeParse('a\u0000bcdef').error?.issues).toHaveLength(1);
  });
});

test('a paragraph has line breaks and tabs but no other control characters', () => {
  const required = requiredParagraph(50, 'Please enter it.');
  expect(required.parse(' 12, Deccan Gymkhana\r\n\tPune ')).toBe('12, Deccan Gymkhana\r\n\tPune');
  for (const text of ['a\u0000b', 'a\u000bb', 'a\ud83db', ' \n ']) expect(accepts(required, text)).toBe(false);
});

test('digits are the given number of ASCII digits', () => {
  expect(['12', '123', '1234', '१२३', '12 3', '123\n'].map((text) => digits(3, 3).test(text))).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each<[string, boolean]>([
  ['office@sahyadri.example.in', true],
  ["o'brien+sales@a-b.co", true],
  ['abc@', false],
  ['@example.in', false],
  ['a@b', false],
  ['a@b.c', false],
  ['a b@example.in', false],
  ['a@@example.in', false],
  ['a@example.in, b@example.in', false],
])('as an e-mail address %s counts: %s (CUS-13)', (text, isAddress) => {
  expect(emailPattern.test(text)).toBe(isAddress);
});

test.each<[string, boolean]>([
  ['sahyadri.example.in', true],
  ['HTTPS://Sahyadri.Example.in:8443/rooms?x=1#top', true],
  ['http://localhost', false],
  ['ftp://example.in', false],
  ['javascript:alert(1)', false],
  ['foo bar', false],
  ['example.in/a b', false],
])('as a web address %s counts: %s (CUS-14)', (text, isAddress) => {
  expect(websitePattern.test(text)).toBe(isAddress);
});

test('patterns take no time even on a long text', () => {
  for (const pattern of [emailPattern, websitePattern]) expect(pattern.test(`${'a.'.repeat(50_000)} `)).toBe(false);
});

describe('a choice', () => {
  const industry = choice('Please select Industry.');

  test('is made by id, by digits or by name', () => {
    expect([3, '3', ' Hotel '].map((value) => industry.parse(value))).toEqual([3, 3, 'Hotel']);
  });

  test.each([undefined, null, '', ' ', 0, -1, 1.5, [], {}, true, 'a\u0000b'])('%j is no choice and is refused', (value) => {
    expect(industry.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual(['Please select Industry.']);
  });

  test('may be empty if there is nothing to choose', () => {
    for (const value of [undefined, null, '', 4008, 'Maharashtra']) expect(accepts(optionalChoice, value)).toBe(true);
    for (const value of [{}, [], true, 1.5]) expect(accepts(optionalChoice, value)).toBe(false);
  });
});

test('a value that the server decides may have any simple form', () => {
  for (const value of [undefined, null, 5, 'Friday']) expect(accepts(statedByClient, value)).toBe(true);
  for (const value of [{}, [], 'x'.repeat(201)]) expect(accepts(statedByClient, value)).toBe(false);
});

test.each([
  ['line', requiredLine(5, 'Please enter Name.')],
  ['paragraph', requiredParagraph(5, 'Please enter Name.')],
])('a required %s tells a blank from an over-long one', (_, field) => {
  const form = z.object({ name: field });
  expect(firstMessage({ name: ' ' }, form)?.message).toBe('Please enter Name.');
  expect(firstMessage({ name: 'abcdef' }, form)?.message).toBe('Name is too long: at most 5 characters.');
  expect(firstMessage({ name: 'a\u0001' }, form)?.message).toBe('Name contains characters that cannot be stored.');
});
