/** What makes a part of a payment plan due: the order, goods that are about to leave, or their invoice. */
export const planMilestones = ['Order', 'Dispatch', 'Invoice'] as const;
export type PlanMilestone = (typeof planMilestones)[number];
