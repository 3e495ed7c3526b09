import type { EnquiryRecord } from '@vikray/contract/enquiries/enquiry-record.ts';
import type { DealRow } from '../deals/public.ts';

/** An enquiry as the audit log stores it. */
export function enquiryRecord(deal: DealRow | undefined): EnquiryRecord {
  if (!deal) throw new Error('An enquiry that was just saved exists');
  return {
    number: deal.number,
    companyName: deal.company_name,
    name: deal.contact_name,
    mobile: deal.mobile,
    email: deal.email,
    requirement: deal.requirement,
    source: deal.source,
    nextOn: deal.next_on,
    closedOn: deal.closed_on,
    lostReason: deal.lost_reason,
    remark: deal.lost_remark,
  };
}
