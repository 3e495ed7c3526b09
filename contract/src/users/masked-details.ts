/** The private fields that screens show masked until someone asks to see one of them. */

/** The masked fields by the key that a request names them with, and how many of their last characters stay readable. */
const readableEnds = {
  pan: { field: 'pan', readable: 5 },
  dl: { field: 'drivingLicence', readable: 4 },
  voterid: { field: 'voterId', readable: 4 },
  adhaar: { field: 'aadhaar', readable: 4 },
  passport: { field: 'passport', readable: 4 },
  rationcard: { field: 'rationCard', readable: 4 },
  bankaccount: { field: 'bankAccount', readable: 4 },
} as const;

/** The key of a masked field in a request. */
export type MaskedKey = keyof typeof readableEnds;
/** A masked field. */
export type MaskedField = (typeof readableEnds)[MaskedKey]['field'];

/** The keys of the masked fields, in the order of the screen. */
export const maskedKeys = ['pan', 'dl', 'voterid', 'adhaar', 'passport', 'rationcard', 'bankaccount'] as const satisfies MaskedKey[];

/** The masked field that a request names. */
export function maskedFieldOf(key: MaskedKey): MaskedField {
  return readableEnds[key].field;
}

/** The key with which a request names a masked field. */
export function maskedKeyOf(field: MaskedField): MaskedKey {
  const key = maskedKeys.find((each) => readableEnds[each].field === field);
  if (!key) throw new Error(`${field} is not masked`);
  return key;
}

const dot = '•';
/** An account number hides its length, too. */
const dotsOfAccount = 4;

/**
 * The mask of a value: a dot for each hidden character, then the readable end, which is never more than half of the value. A blank value
 * has no mask.
 */
export function maskOf(key: MaskedKey, value: string): string {
  const characters = [...value];
  const readable = Math.min(readableEnds[key].readable, Math.floor(characters.length / 2));
  const hidden = characters.length - readable;
  const dots = key === 'bankaccount' && hidden > 0 ? dotsOfAccount : hidden;
  return dot.repeat(dots) + characters.slice(hidden).join('');
}

const maskPattern = /^•+[^•]{0,5}$/;

/** Whether a text is a mask and not a value. */
export function isMask(text: string): boolean {
  return maskPattern.test(text);
}

/** The pattern of a field that may also contain its mask. */
export function orMask(pattern: RegExp): RegExp {
  return new RegExp(`${pattern.source}|${maskPattern.source}`);
}
