/** A reason why a whole file cannot be used, as a sentence for the user. */
export class FileProblem extends Error {}
