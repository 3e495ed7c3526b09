import type { Plugin } from 'vite';

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;

/**
 * What each schema brings for JSON Schema, which only the server writes (openapi.ts), and the formats that any text can be given
 * (`z.string().email()`), with their patterns: the contract has patterns of its own.
 */
const leftOut: readonly (readonly [part: RegExp, inPlace: string])[] = [
  [/^\s*inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, '{}'],
  [/(?<=export const ZodString = [^]*?\n\}, )\{[^]*?\n\}(?=\);)/, '{}'],
  [/createStandardJSONSchemaMethod\(this, "(?:in|out)put"\)/g, 'undefined'],
];

/** Leaves JSON Schema and formats out of the build, a quarter of zod. */
export function leanZod(): Plugin {
  return {
    name: 'vikray-lean-zod',
    apply: 'build',
    transform(code, id) {
      if (!schemas.test(id)) return undefined;
      // A new version of zod may have written them in another way.
      if (!leftOut.every(([part]) => code.search(part) >= 0)) this.error('zod has moved parts that lean-zod.ts leaves out');
      return { code: leftOut.reduce((text, [part, inPlace]) => text.replace(part, inPlace), code), map: null };
    },
  };
}
