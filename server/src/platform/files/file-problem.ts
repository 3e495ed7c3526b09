/** A reason why a file as a whole cannot be used, in a sentence for the person who gave it. */
export class FileProblem extends Error {}
