import { CarOutlined, CheckCircleOutlined, FieldTimeOutlined, FileAddOutlined, FileDoneOutlined } from '@ant-design/icons';
import { dealSteps, type DealStep } from '@vikray/contract/deals/deal-step.ts';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { SendQuotation } from '../follow-ups/public.ts';
import { useRights } from '../platform/rights.ts';
import { useMayChange, useMayOrder } from '../quotations/public.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';

const filled = { color: 'primary', variant: 'solid' } as const;

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
      <ButtonLink {...filled} to="/dispatch" search={{ id: step.order.orderId }} icon={<CarOutlined aria-hidden />}>
        {step.kind}
      </ButtonLink>
    );
  }
  if (step.kind === 'Quote') {
    return (
      <ButtonLink {...filled} to="/addquotation" search={{ deal: deal.dealId }} icon={<FileAddOutlined aria-hidden />}>
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
  Approve: { to: '/viewquotation', icon: <CheckCircleOutlined aria-hidden /> },
  'Extend Validity': { to: '/viewquotation', icon: <FieldTimeOutlined aria-hidden /> },
  'Generate Order': { to: '/generateorder', icon: <FileDoneOutlined aria-hidden /> },
} as const;

/** Tells whether the user may take a step. */
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
