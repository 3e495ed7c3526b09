/** The payment plans that a quotation offers (PAY-03): a setting with a line for each, which names the plan and says its parts. */
import { parseDecimal } from '../platform/decimal.ts';
import { mostDays, mostParts, type PaymentPlan, type PlanPart } from './payment-plan.ts';

/** A plan with the name by which it is chosen. */
export interface NamedPlan {
  readonly name: string;
  readonly parts: PaymentPlan;
}

/** The setting of an office that has chosen no other plans. */
export const presetPlans = `50 % with order, balance before dispatch
30 % with order, balance before dispatch
50 % with order, balance in 30 days
100 % with order
100 % before dispatch
30 days`;

const mostPlans = 20;

/** The plans of the setting, in the order of its lines; undefined if one of them cannot be read, or is there twice. */
export function plansIn(text: string): readonly NamedPlan[] | undefined {
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (new Set(names).size < names.length || names.length > mostPlans) return undefined;
  const plans = names.map((name) => ({ name, parts: partsIn(name) }));
  return plans.every(isRead) ? plans : undefined;
}

const isRead = (plan: { readonly name: string; readonly parts: PaymentPlan | undefined }): plan is NamedPlan => plan.parts !== undefined;

/** The parts that a line says, such as `50 % with order, balance in 30 days`; undefined if they are no plan. */
function partsIn(line: string): PaymentPlan | undefined {
  const said = line.split(',').map((part) => saidPart(part.trim()));
  if (said.length > mostParts || !said.every((part) => part !== undefined)) return undefined;
  const left = said.reduce((rest, { percent = 0 }) => rest - percent, 100_00);
  const balances = said.filter(({ percent }) => percent === undefined).length;
  if (balances === 1 ? left <= 0 : balances > 1 || left !== 0) return undefined;
  return said.map(({ percent = left, ...part }) => ({ ...part, percent }));
}

const sentence =
  /^(?:(?<percent>[\d.]+) ?%|balance)?(?:^| )(?:(?<order>with order)|(?<dispatch>before dispatch)|on invoice|(?:in )?(?<days>\d{1,3}) days?)$/i;

/** What one part says; undefined if it cannot be read. Without a percentage, it is the balance. */
function saidPart(text: string): (Omit<PlanPart, 'percent'> & { readonly percent: number | undefined }) | undefined {
  const found = sentence.exec(text)?.groups;
  if (!found) return undefined;
  const days = Number(found['days'] ?? 0);
  const percent = found['percent'] === undefined ? undefined : (parseDecimal(found['percent']) ?? 0);
  if (percent === 0 || days > mostDays) return undefined;
  if (found['order']) return { label: 'Advance', percent, when: 'Order', days };
  if (found['dispatch']) return { label: 'Before dispatch', percent, when: 'Dispatch', days };
  return { label: 'Balance', percent, when: 'Invoice', days };
}
