import type { Customer } from '@vikray/contract/customers/customer.ts';
import { creditMessages as credit } from '@vikray/contract/money/credit-messages.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import type { Receipt } from '@vikray/contract/money/receipt.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { useRights } from '../platform/rights.ts';
import { Button } from '../ui/controls/Button.tsx';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import { PlusIcon } from '../ui/icons/PlusIcon.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { DataTable } from '../ui/lists/DataTable.tsx';
import type { ListPage } from '../ui/lists/list-search.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { Facts } from '../ui/page/Facts.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { PageLink } from '../ui/page/PageLink.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import './customer-money.css';
import { useKeepingCompanies, useOutstanding, useReceiptList } from './money-queries.ts';
import { Statement } from './Statement.tsx';

const CreditModal = lazyPart(async () => ({ default: (await import('./CreditModal.tsx')).CreditModal }));
const ChargeModal = lazyPart(async () => ({ default: (await import('./ChargeModal.tsx')).ChargeModal }));

interface CustomerMoneyProps {
  readonly customerId: number;
}

/** The money of a customer: what they owe, the statement with the open bills, and the receipts. */
export function CustomerMoney({ customer }: { readonly customer: Customer }) {
  const { customerId } = customer;
  const rights = useRights();
  return (
    <div className="customer-money">
      {rights.has('View Outstanding') ? <Account customerId={customerId} /> : <StatementOfYear customerId={customerId} />}
      {rights.has('Receipt List') && <Receipts customerId={customerId} />}
      <HowTheyPay customer={customer} />
    </div>
  );
}

/** When the customer pays, what money without a mark settles, and whether reminders go out. */
function HowTheyPay({ customer }: { readonly customer: Customer }) {
  const [open, setOpen] = useState<'credit' | 'charge'>();
  const close = () => setOpen(undefined);
  const { creditDays, settlement, noReminders } = customer;
  return (
    <section aria-label={credit.howTheyPay}>
      <h2>{credit.howTheyPay}</h2>
      <Facts
        facts={[
          { label: credit.creditDays, text: String(creditDays) },
          { label: credit.settlement, text: settlement },
          { label: credit.noReminders, text: noReminders },
        ]}
      />
      <IfAllowed to="UpdateCustomerCredit">
        <div className="customer-money-buttons">
          <Button icon={<EditIcon />} onClick={() => setOpen('credit')}>
            {credit.edit}
          </Button>
          <Button icon={<PlusIcon />} onClick={() => setOpen('charge')}>
            {credit.addCharge}
          </Button>
        </div>
      </IfAllowed>
      <Suspense>
        {open === 'credit' && <CreditModal customer={customer} onClose={close} />}
        {open === 'charge' && <ChargeModal customer={customer} onClose={close} />}
      </Suspense>
    </section>
  );
}

const one: ListPage = { search: '', page: 1, pageSize: 1 };
const signed = (paise: number) => (paise < 0 ? formatRupeeChange(paise) : formatRupees(paise));

/** What the customer owes, and the statement with the company that they owe most. */
function Account({ customerId }: CustomerMoneyProps) {
  const { rows } = useOutstanding(one, { by: 'Customer', customerId });
  const [row] = rows ?? [];
  if (rows === undefined) return <span className="skeleton" />;
  return (
    <>
      {row ? <Facts facts={factsOf(row)} /> : <p className="field-hint">{say.owesNothing}</p>}
      <StatementOfYear customerId={customerId} owedId={row?.companyId} />
    </>
  );
}

function factsOf({
  customerId,
  open,
  notDue = 0,
  disputed = 0,
  advance = 0,
  onAccount = 0,
  net = 0,
  promisedOn = '',
  promiseState = '',
}: OutstandingRow) {
  const promise = promisedOn === '' ? '' : `${dashedDate(promisedOn)}, ${promiseState}`;
  return [
    {
      label: 'Open',
      text: (
        <PageLink page="outstanding" search={{ by: 'Bill', customerid: customerId }}>
          {formatRupees(open)}
        </PageLink>
      ),
    },
    { label: 'Overdue', text: formatRupees(open - notDue - disputed) },
    { label: 'Advance', text: formatRupees(advance) },
    { label: 'On Account', text: signed(onAccount) },
    { label: 'Net', text: signed(net) },
    { label: 'Last Promise', text: promise },
  ];
}

interface StatementProps extends CustomerMoneyProps {
  /** The company that the customer owes most, if they owe anything. */
  readonly owedId?: number | undefined;
}

/** The statement of this financial year with one company. */
function StatementOfYear({ customerId, owedId }: StatementProps) {
  const companies = useKeepingCompanies();
  const [chosen, choose] = useState<number>();
  const companyId = chosen ?? owedId ?? companies[0]?.companyId;
  return (
    <section aria-label={say.statementTitle}>
      <h2>{say.statementTitle}</h2>
      {companies.length > 1 && (
        <FieldGrid>
          <Field name="companyId" label="Company" span={8}>
            <OptionSelect
              value={companyId}
              onChange={choose}
              options={companies.map((company) => ({ value: company.companyId, label: company.companyName }))}
            />
          </Field>
        </FieldGrid>
      )}
      {companyId !== undefined && <Statement address={{ customerid: customerId, companyid: companyId }} />}
    </section>
  );
}

const columns: readonly Column<Receipt>[] = [
  {
    title: 'Number',
    width: 120,
    fixed: 'start',
    onPhone: 'name',
    cell: ({ receiptId, number }) => (
      <PageLink page="receipt" search={{ id: receiptId }}>
        {number}
      </PageLink>
    ),
  },
  { title: 'Date', width: 116, onPhone: 'detail', cell: ({ receivedOn }) => dashedDate(receivedOn) },
  { title: 'Amount', isNumber: true, width: 150, onPhone: 'figure', cell: ({ amount }) => formatRupees(amount) },
  { title: 'Mode', width: 130, cell: ({ mode }) => mode },
  { title: 'Reference', isText: true, width: 170, cell: ({ reference }) => reference || '–' },
  { title: 'Company', isText: true, width: 200, cell: ({ companyForName }) => companyForName },
  {
    title: 'State',
    width: 120,
    fixed: 'end',
    onPhone: 'state',
    cell: ({ chequeState }) => chequeState !== '' && <StatusTag status={chequeState} />,
  },
];

function Receipts({ customerId }: CustomerMoneyProps) {
  const [page, setPage] = useState<ListPage>({ search: '', page: 1, pageSize: 30 });
  const list = { ...page, ask: (wish: Partial<ListPage>) => setPage({ ...page, page: 1, ...wish }) };
  return (
    <section aria-label={say.listTitle}>
      <h2>{say.listTitle}</h2>
      <DataTable
        label={say.listTitle}
        columns={columns}
        list={list}
        rows={useReceiptList(page, { customerId })}
        idOf={({ receiptId }) => receiptId}
        width={1000}
        empty={say.noReceipts}
      />
    </section>
  );
}
