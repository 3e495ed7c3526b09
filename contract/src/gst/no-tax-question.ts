import type { GstRegime } from './gst-category.ts';
import type { TaxHeads } from './tax-heads.ts';

/** The question when a tax is chosen although none is charged. */
const questions = {
  'Under LUT': 'No tax is charged under LUT. Set GST to 0?',
  Composition: 'No tax is charged under the composition scheme. Set GST to 0?',
  Unregistered: 'No tax is charged by a company that is not registered. Set GST to 0?',
} as const;

/** The question to a user who has chosen a percentage although no tax is charged; blank where tax may be charged. */
export function noTaxQuestion(regime: GstRegime, heads: TaxHeads): string {
  if (heads === 'zero-rated') return questions['Under LUT'];
  return heads === 'none' && (regime === 'Composition' || regime === 'Unregistered') ? questions[regime] : '';
}
