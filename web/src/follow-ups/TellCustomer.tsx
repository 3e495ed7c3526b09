import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { filledMessage, whatsAppAddress } from '@vikray/contract/follow-ups/whatsapp.ts';
import { placeholderValues } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { queryOf } from '../platform/queries.ts';
import { useQuotation } from '../quotations/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { WhatsAppIcon } from '../ui/icons/WhatsAppIcon.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';

const MailDialog = lazyPart(async () => ({ default: (await import('./MailDialog.tsx')).MailDialog }));

/** Tells the customer which goods have left, by mail or with a prepared text in WhatsApp, for users who may. */
export function TellCustomer({ consignment }: { readonly consignment: ConsignmentDetails }) {
  return useAllowed('SendDispatchNews') ? <TellButtons {...consignment} /> : null;
}

function TellButtons({ consignmentId, number }: ConsignmentDetails) {
  const [isOpen, setOpen] = useState(false);
  const options = useQuery({ ...queryOf('GetDispatchNews', { consignmentId }), select: ([found]) => found });
  const templates = useQuery(queryOf('GetMailTemplate', {}));
  const { data: quotation } = useQuotation(options.data?.quotationId);
  const facts = options.data && quotation && templates.data && { ...options.data, quotation, templates: templates.data.rows };

  function openWhatsApp(): void {
    if (!facts) return;
    const template = facts.templates.find(({ templateId }) => templateId === facts.presetTemplateId);
    const values = placeholderValues(facts.quotation, facts.quotation.name, facts.designation, '', facts);
    window.open(whatsAppAddress(facts.whatsApp, filledMessage(template?.text ?? say.goodsSent, values)), '_blank', 'noopener');
  }

  return (
    <div className="tax-actions">
      <Button icon={<MailIcon />} disabled={!facts} onClick={() => setOpen(true)}>
        {say.tellCustomer}
      </Button>
      <Button icon={<WhatsAppIcon />} disabled={!facts} onClick={openWhatsApp}>
        {say.whatsApp}
      </Button>
      <Suspense fallback={null}>
        {isOpen && quotation && (
          <MailDialog quotation={quotation} about={{ kind: 'Dispatch', consignmentId, number }} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}
