/**
 * The form of the help. In its texts, [Submit] names something on the screen exactly as it is written there, and {Ctrl+Enter} a key. A test
 * looks both up in the sources, and every page of the panel among `pages`.
 */
import type { HelpPicture } from './help-pictures.ts';

/** One screen: what it is for, and how it is used. */
export interface HelpSection {
  /** The name of the screen, as its heading or its entry in the menu has it. */
  readonly title: string;
  /** The pages whose `?` leads here, without the slash. */
  readonly pages: readonly string[];
  /** What it is for, in a sentence or two. */
  readonly what: string;
  readonly steps: readonly string[];
  /** What is good to know. */
  readonly notes?: readonly string[];
  /** The keys of the screen, with what each does. */
  readonly keys?: readonly (readonly [key: string, does: string])[];
}

/** A part of the work, with its screens in the order in which they are used. */
export interface HelpChapter {
  /** Names the chapter in the address. */
  readonly id: string;
  readonly title: string;
  /** What the chapter is about. */
  readonly intro: string;
  readonly picture: HelpPicture;
  readonly sections: readonly HelpSection[];
}
