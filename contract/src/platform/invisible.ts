/**
 * Characters that show nothing, such as a zero-width space, a soft hyphen or a change of direction: with them one name would look like
 * another.
 */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The same without those that change how their neighbours look: the joiners of Indian scripts, the variants of pictures. */
const withoutEffect = /(?![\u200c\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/** U+2800 is a letter of Braille without dots. */
const nothingToSee = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** A text as it is kept: without characters that show nothing, and blank when nothing of it can be seen. */
export function seen(text: string): string {
  return nothingToSee.test(text) ? '' : text.replace(withoutEffect, '');
}

/** A text as names are compared: without any character that may show nothing. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
