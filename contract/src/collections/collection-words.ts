/** The words of collections: what came of a call about money, and what became of a promise. */

/** What came of a call, in the order of the buttons and of the keys 1 to 6 (PAY-18). */
export const collectionOutcomes = ['Promised', 'Paid already', 'Disputed', 'Wants copies', 'No answer', 'Call later'] as const;
export type CollectionOutcome = (typeof collectionOutcomes)[number];

/** What can go with a reminder (PAY-19). */
export const reminderPapers = ['Statement', 'Bills', 'None'] as const;
export type ReminderPaper = (typeof reminderPapers)[number];

/** Money that comes so many days after the promised day still keeps the promise. */
export const promiseGraceDays = 3;

/** A promise is kept once money that counts reaches it, and broken when its days have passed without that. */
export const promiseStates = ['Kept', 'Broken', 'Open'] as const;
export type PromiseState = (typeof promiseStates)[number];
