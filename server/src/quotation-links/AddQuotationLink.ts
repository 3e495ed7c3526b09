import { isInForce } from '@vikray/contract/quotations/quotation-status.ts';
import { preparedHandler } from '../platform/handler.ts';
import { findQuotation, storeSentPaper, paperToSend } from '../quotations/public.ts';
import { makeLink } from './make-link.ts';

export const AddQuotationLink = preparedHandler('AddQuotationLink', {
  async prepare({ db, input, now, settings, helpers, caller, fail }) {
    const quotation = await findQuotation(db, input.quotationId, now);
    if (!quotation) throw fail('QuotationNotFound');
    if (!settings.linkUrl) throw fail('NoAddress');
    if (!isInForce(quotation.shownStatus)) throw fail('NotShareable');
    return paperToSend({ db, helpers, caller, now, fail }, quotation);
  },
  async run({ db, input, user, now, settings, fail, record }, paper) {
    const { quotationId, channel, expiresOn } = input;
    const quotation = await findQuotation(db, quotationId, now);
    if (!quotation) throw fail('QuotationNotFound');
    await storeSentPaper(db, quotationId, paper.pdf, now);
    const made = await makeLink(db, { quotation, channel, expiresOn }, { userId: user.userId, now }, settings);
    if (typeof made === 'string') throw fail(made);
    record(made.change);
    return [{ linkId: made.linkId, url: made.url }];
  },
});
