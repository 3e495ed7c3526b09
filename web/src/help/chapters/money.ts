import type { HelpChapter } from '../help-chapter.ts';

export const money: HelpChapter = {
  id: 'money',
  title: 'Money',
  intro:
    'The panel knows what was billed and what was paid, and says who owes what since when. It keeps no accounts: your books stay in Tally or with your accountant.',
  picture: 'outstanding',
  sections: [
    {
      title: 'Receipts',
      pages: ['receipts'],
      what: 'All payments of customers.',
      steps: [
        'Search by customer, number or reference.',
        'Open a receipt to see what it pays. Press [Change Marks] if it pays something else.',
        'For a cheque, enter when it was deposited, cleared or bounced. A bounced cheque opens its bills again.',
        'Press [Void] with a reason if a receipt was a mistake. Its number stays.',
        'Press [For Tally] to save the receipts, refunds and credit notes of some days as vouchers. The dialog says first what the file leaves out.',
      ],
      keys: [['N', 'Add a receipt']],
    },
    {
      title: 'Add Receipt',
      pages: ['receipt'],
      what: 'Enters a payment and says which bills it pays.',
      steps: [
        'Choose the customer. Their open bills appear, the oldest due first.',
        'Enter amount, mode and reference. If the amount equals a bill, that bill is proposed.',
        'Mark the bills, or press [Oldest First]. What is left stays on account, or is an advance for a deal.',
        'Enter what the customer deducted, such as TDS or bank charges, with its kind.',
        'Submit, and print the receipt.',
      ],
    },
    {
      title: 'Refunds',
      pages: ['refunds'],
      what: 'What was paid back to customers, with the voucher of each.',
      steps: ['Press [Pay Back] on a receipt to enter one.', 'Press the PDF of a row to print its refund voucher.'],
    },
    {
      title: 'Outstanding',
      pages: ['outstanding'],
      what: 'Who owes what, by customer, by bill or by salesperson, and for how long. Post-dated cheques and money on account stand beside it.',
      steps: [
        'Press a figure to open exactly the bills that it sums up.',
        'Press a customer for their statement, and print it or take it as a file.',
        'Begin with those who owe the most in the columns on the right: these bills are the oldest.',
      ],
    },
    {
      title: 'Collections',
      pages: [],
      what: 'The desk for those who ask for the money: whom to call about what is overdue, what they promised, and when to remind them.',
      steps: [
        'Open [Collections] on the page Outstanding and press the first customer. On the right are the open bills and the last calls.',
        'Call, choose the outcome and write one line. For a promise, enter the date and the amount. A broken promise comes back by itself.',
        'Press [Reminder] to mail the statement or copies of the invoices, or [WhatsApp] to write there.',
        'Press [Dispute] at a bill with which the customer does not agree. It then stands apart until you press [Settle].',
        'When the money comes, press [Receipt].',
      ],
      keys: [
        ['R', 'Receipt'],
        ['M', 'Reminder by mail'],
        ['W', 'WhatsApp'],
        ['Escape', 'Back to the list'],
      ],
    },
    {
      title: 'TDS to Be Certified',
      pages: ['deductions'],
      what: 'Tax that customers kept back from their payments, until you have its certificate.',
      steps: [
        'Choose the kind and the quarter, or search for the customer.',
        'When a certificate comes, open its row and enter [Certificate] and [Certificate Date].',
        'Open [By Customer and Quarter] and compare the sums with Form 26AS and the GST TDS statement.',
      ],
      notes: ['The panel gives no tax advice.'],
    },
    {
      title: 'Credit Notes',
      pages: ['creditnotes'],
      what: 'Lowers an invoice that was issued: pieces that came back, or a price that was agreed afterwards.',
      steps: [
        'Press [Add Credit Note] and choose the invoice. From a return, the pieces are proposed.',
        'Choose the pieces, or enter an amount. The panel works out the taxes as the invoice had them.',
        'Choose the reason and submit. What the customer owes is lower at once; print the credit note for them.',
        'Void it with a reason if it was a mistake. Its number stays used.',
      ],
      notes: ['A credit note only corrects an invoice of this panel. For anything else, enter a deduction with the receipt.'],
    },
    {
      title: 'Reports',
      pages: ['reports'],
      what: 'What was sold in a period beside the same period a year before, what became of the quotations, what is still open, and what nobody orders.',
      steps: [
        'Choose Sales, Funnel, Ageing or Unsold.',
        'Choose the period, what the figures are grouped by, and the measure. Order value has taxes and charges; goods value has neither; net goods value also leaves out what was closed or returned.',
        'Once a company keeps its money here, Billed and Received of the period stand below the total, and Ageing also shows what is owed.',
        'Press a figure. It opens the list with exactly the records that it counts.',
        'Press {Escape} in that list to come back to the same figure.',
        'Take the report as a file, or press [Print].',
      ],
      keys: [
        ['ArrowDown', 'Next row; Enter opens it'],
        ['Escape', 'Back from a list to the report'],
      ],
    },
  ],
};
