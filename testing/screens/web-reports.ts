/** Rows of reports as the server sends them. */
import { answer } from './web-server-stub.ts';
import { shellReplies } from './web-login.ts';

/** A figure of a report. */
function reportRow(key: string, label: string, amount: string, change: object = {}) {
  return {
    fld_key: key,
    fld_label: label,
    fld_count: 2,
    fld_quantity: null,
    fld_amount: amount,
    fld_share: '50.00',
    fld_countshare: '50.00',
    fld_before: '100.00',
    fld_change: '25.00',
    fld_page: `orderlist?from=2026-04-01&to=2027-03-31&preparedbyid=${key}`,
    fld_beforepage: `orderlist?from=2025-04-01&to=2025-11-28&preparedbyid=${key}`,
    ...change,
  };
}

const total = reportRow('total', 'Total', '250.00', { fld_share: '100.00', fld_page: 'orderlist?from=2026-04-01&to=2027-03-31' });

/** Answers for the page of the reports. */
export const reportReplies = {
  ...shellReplies,
  GetSalesReport: answer(
    [reportRow('3', 'Meenal Dabholkar', '150.00'), reportRow('4', 'Ashwin Palekar', '100.00', { fld_change: '-20.00' }), total],
    {
      total: 3,
    },
  ),
  GetFunnel: answer(
    ['Quoted', 'Approved', 'Shared', 'Accepted', 'Ordered', 'Fully dispatched', 'Open', 'Expired', 'Lost', 'Void'].map((stage) =>
      reportRow(stage, stage, '150.00', {
        fld_page: `quotationlist?quotedfrom=2026-04-01&quotedto=2027-03-31&stage=${stage.replace(' ', '+')}`,
      }),
    ),
    { total: 10 },
  ),
  GetAgeing: answer([reportRow('0', '0–7 days', '150.00', { fld_before: null, fld_change: '' }), total], { total: 2 }),
  GetUnsold: answer([], { total: 0 }),
  GetOrder: answer([], { total: 0 }),
  GetQuotation: answer([], { total: 0 }),
};
