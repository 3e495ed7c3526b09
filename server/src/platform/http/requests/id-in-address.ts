/** Ids in addresses: whole numbers that JavaScript holds exactly. */

const pattern = '[1-9][0-9]{0,14}';

/** The part of a route's address that takes an id as `id`. Any other text is an unknown address. */
export const idParam = `:id(${pattern})`;

const whole = new RegExp(`^${pattern}$`);

/** The id in a text of a query; undefined for any other text. */
export function readId(text = ''): number | undefined {
  return whole.test(text) ? Number(text) : undefined;
}
