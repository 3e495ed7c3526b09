import { choice, paragraph } from '../platform/fields.ts';
import { quotationMessages as say } from './quotation-messages.ts';

/** The longest remark on a lost quotation. */
export const maxRemark = 500;

/** Why a quotation is lost, in the order of the checks. */
export const lossDetails = { lostReason: choice(say.selectLostReason), remark: paragraph(maxRemark).nullish() };
