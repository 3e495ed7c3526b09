/**
 * Invisible characters, such as a zero-width space, a soft hyphen or a change of direction. With them, two different names could look the
 * same.
 */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Invisible characters except those that change how their neighbours look: the joiners of Indian scripts and the variants of emoji. */
const withoutEffect = /(?![\u200c\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/** U+2800 is the Braille pattern without dots. */
const nothingToSee = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** The text to store: without invisible characters, and blank if nothing in it is visible. */
export function seen(text: string): string {
  return nothingToSee.test(text) ? '' : text.replace(withoutEffect, '');
}

/** The text for comparing names: without any character that can be invisible. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
