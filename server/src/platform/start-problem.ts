/** A reason why the panel cannot start, as a sentence for the person who starts it. */
export class StartProblem extends Error {}
