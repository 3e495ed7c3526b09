/** What the customer has received of a quotation and its earlier revisions. */
import { noNews, type NewsFacts } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import type { HandedOver } from '@vikray/contract/mail-templates/preset-template.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { lastTemplateOf } from '../mail-log/public.ts';
import { stepOfTemplate } from '../mail-templates/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { listHandedOver } from '../quotations/public.ts';

interface Received extends HandedOver {
  /** The number of the newest earlier revision that the customer has; blank for none. */
  readonly replaces: string;
}

/** What the customer has received until now. */
export async function handedOverOf(db: Db, { quotationId, dealId, baseNumber, revision }: Quotation): Promise<Received> {
  const received = await listHandedOver(db, { dealId, baseNumber });
  const earlier = received.filter((each) => each.revision < revision).at(-1);
  const templateId = await lastTemplateOf(db, quotationId);
  return {
    isHandedOver: received.some((each) => each.quotationId === quotationId),
    isEarlierHandedOver: earlier !== undefined,
    lastStep: templateId === undefined ? null : await stepOfTemplate(db, templateId),
    replaces: earlier?.number ?? '',
  };
}

/** The same as a mail says it. */
export function replacedBy({ replaces }: Received): NewsFacts {
  return { ...noNews, replaces };
}
