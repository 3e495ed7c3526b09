/** A reason why a file as a whole cannot be imported, in a sentence for the person who imports it. */
export class FileProblem extends Error {}
