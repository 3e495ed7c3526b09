import type { Plugin } from 'vite';

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;

/** What each schema brings for JSON Schema, which only the server writes (openapi.ts). */
const forJsonSchema: readonly (readonly [part: RegExp, inPlace: string])[] = [
  [/^\s*inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, '{}'],
  [/createStandardJSONSchemaMethod\(this, "(?:in|out)put"\)/g, 'undefined'],
];

/** Leaves JSON Schema out of the build, a fifth of zod. */
export function leanZod(): Plugin {
  return {
    name: 'vikray-lean-zod',
    apply: 'build',
    transform(code, id) {
      if (!schemas.test(id)) return undefined;
      // A new version of zod may have written them in another way.
      if (!forJsonSchema.every(([part]) => code.search(part) >= 0)) this.error('zod has moved parts that lean-zod.ts leaves out');
      return { code: forJsonSchema.reduce((text, [part, inPlace]) => text.replace(part, inPlace), code), map: null };
    },
  };
}
