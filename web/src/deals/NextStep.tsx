import { dealSteps, type DealStep } from '@vikray/contract/deals/deal-step.ts';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { SendQuotation } from '../follow-ups/public.ts';
import { useRights } from '../platform/rights.ts';
import { useMayChange, useMayOrder } from '../quotations/public.ts';
import { CarIcon } from '../ui/icons/CarIcon.tsx';
import { CheckCircleIcon } from '../ui/icons/CheckCircleIcon.tsx';
import { FieldTimeIcon } from '../ui/icons/FieldTimeIcon.tsx';
import { FileAddIcon } from '../ui/icons/FileAddIcon.tsx';
import { FileDoneIcon } from '../ui/icons/FileDoneIcon.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';

const filled = { look: 'filled' } as const;

interface NextStepProps {
  readonly deal: Deal;
  /** Called with the mail once the quotation is sent. */
  readonly onSent: (mailId: number) => void;
}

/** The one filled button of a deal: the most sensible next step that the user may take. */
export function NextStep({ deal, onSent }: NextStepProps) {
  const isPossible = usePossible();
  const step = dealSteps(deal).find(isPossible);
  if (!step) return null;
  if (step.kind === 'Dispatch') {
    return (
      <ButtonLink {...filled} to="/dispatch" search={{ id: step.order.orderId }} icon={<CarIcon />}>
        {step.kind}
      </ButtonLink>
    );
  }
  if (step.kind === 'Quote') {
    return (
      <ButtonLink {...filled} to="/addquotation" search={{ deal: deal.dealId }} icon={<FileAddIcon />}>
        {step.kind}
      </ButtonLink>
    );
  }
  if (step.kind === 'Send') return <SendQuotation quotation={step.quotation} onSent={onSent} />;
  const { to, icon } = pages[step.kind];
  return (
    <ButtonLink {...filled} to={to} search={{ id: step.quotation.quotationId }} icon={icon}>
      {step.kind}
    </ButtonLink>
  );
}

/** Where a step is taken. */
const pages = {
  Approve: { to: '/viewquotation', icon: <CheckCircleIcon /> },
  'Extend Validity': { to: '/viewquotation', icon: <FieldTimeIcon /> },
  'Generate Order': { to: '/generateorder', icon: <FileDoneIcon /> },
} as const;

/** Returns whether the user may take a step. */
function usePossible(): (step: DealStep) => boolean {
  const rights = useRights();
  const mayDispatch = useAllowed('AddDispatch');
  const mayQuote = useAllowed('AddQuotation');
  const maySend = useAllowed('SendMailer');
  const mayChange = useMayChange();
  const mayOrder = useMayOrder();
  return (step) => {
    switch (step.kind) {
      case 'Dispatch':
        return mayDispatch;
      case 'Approve':
        return rights.has('Approve Quotation');
      case 'Extend Validity':
        return mayChange('edit', step.quotation) || mayChange('revise', step.quotation);
      case 'Send':
        return maySend;
      case 'Generate Order':
        return mayOrder(step.quotation);
      case 'Quote':
        return mayQuote;
    }
  };
}
