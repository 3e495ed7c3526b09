import type { PlanMilestone } from './plan-milestones.ts';

const spaced = (percent: string) => percent.replace('%', ' %');

/** Every sentence about payment plans. */
export const planMessages = {
  mustSum: 'The parts of the payment plan must sum to 100 %.',
  tooManyParts: 'A payment plan has at most 6 parts.',
  enterLabel: 'Please enter what this part is called.',
  enterPercent: 'Please enter the percentage of this part.',
  selectWhen: 'Please select when this part is due.',
  enterDays: 'Please enter 0 to 730 days.',
  title: 'Payment Plan',
  none: 'None',
  ownPlan: 'Own parts',
  nameOfPart: (number: number) => `Part ${number}`,
  label: 'Called',
  percent: 'Percent',
  when: 'Due',
  days: 'Days',
  addPart: 'Add Part',
  removePart: (label: string) => (label === '' ? 'Remove this part' : `Remove ${label}`),
  sumsTo: (percent: string) => `The parts sum to ${spaced(percent)}.`,
  part: (percent: string, when: PlanMilestone, days: number) => `${spaced(percent)} ${milestone(when, days)}`,
  line: (label: string, part: string, amount: string) => `${label}: ${part}, ${amount}`,
  termDiffers: (said: string, asked: string) => `The payment term says ${spaced(said)}, but the plan asks for ${spaced(asked)}.`,
} as const;

function milestone(when: PlanMilestone, days: number): string {
  if (when === 'Order') return 'with the order';
  if (when === 'Dispatch') return 'before dispatch';
  if (days === 0) return 'on invoice';
  return days === 1 ? '1 day after invoice' : `${days} days after invoice`;
}
