import type { HelpChapter } from '../help-chapter.ts';

export const quotations: HelpChapter = {
  id: 'quotations',
  title: 'Quotations',
  intro:
    'A quotation is written, approved, sent, followed up and finally becomes an order, or is lost. While it is pending you may edit it. Once it is approved, a change is a new revision under the same number.',
  picture: 'quotation',
  sections: [
    {
      title: 'Quotation List',
      pages: ['quotationlist', 'viewquotation'],
      what: 'All quotations with their state: Pending, Approved, Expired, Ordered, Lost and more.',
      steps: [
        'Open a quotation to see it as it prints.',
        'Press [PDF] for the paper. There is one once the quotation is approved.',
        'Press [Revise] to change an approved quotation. The old revision stays readable, and its link for the customer ends.',
        'Press [Extend Validity] if the customer needs more time, or [Mark Lost] with the reason if they decided otherwise.',
        'Press [Select] to approve, mail, void or mark lost several together. Up to 20 get a mail at once.',
        'Press [Copy for Another Customer] to begin a new quotation with the same products.',
      ],
      notes: ['[Void] keeps the number, so that no number is missing. A void quotation cannot come back.'],
      keys: [['N', 'Add a quotation']],
    },
    {
      title: 'Add Quotation',
      pages: ['addquotation'],
      what: 'Writes a quotation in steps: company and date, customer, products, costing, terms, preview.',
      steps: [
        'Choose the issuing company and the date. [Valid Until] is 30 days ahead, unless your settings say otherwise; change it or leave it blank.',
        'Choose the customer and the contact person. A customer who is not there yet can be added from here.',
        'Press [Add] on the products and set quantity and rate. Below the rate you see what this customer paid last time and, if you may, the floor price.',
        'Enter discount, packing, freight and installation. The taxes follow from the places of seller and buyer. Under [Payment Plan], say which part is due when.',
        'Choose the terms. The company’s standard terms are already there.',
        'Read the preview and press [Submit].',
      ],
      notes: [
        'The panel saves what you have entered as a draft by itself. Open the page again to continue on any computer.',
        'The total is shown at every step. If it is beyond the limit of an approver, the approval page says why.',
      ],
      keys: [
        ['Ctrl+Enter', 'Next step, or Submit on the last one'],
        ['Alt+L', 'Take the last price of the line'],
      ],
    },
    {
      title: 'Quick Quotation',
      pages: ['quickquotation'],
      what: 'The same quotation on one page, all by keyboard, for those who write many.',
      steps: [
        'Type the first letters of the customer and press {Enter}.',
        'Type a product, press {Enter}, type the quantity, {Enter}, the rate, {Enter}. The next line begins.',
        'Press {Ctrl+Enter} to submit.',
      ],
      keys: [
        ['Ctrl+D', 'Double the line'],
        ['Ctrl+Delete', 'Remove the line'],
        ['Alt+ArrowUp', 'Move the line up'],
        ['Alt+L', 'Take the last price'],
      ],
    },
    {
      title: 'Share with the Customer',
      pages: [],
      what: 'Gives the customer a link to read the quotation, download the PDF and answer, without a login.',
      steps: [
        'Open an approved quotation and press [Share].',
        'Choose the last day of the link and press [Make Link], or [Link for WhatsApp] to send it there.',
        'Copy the link now. It is shown only once.',
        'When the customer accepts, declines or asks for a change, you get a notice, and the quotation shows the answer.',
      ],
      notes: ['A link ends with its last day, with the next revision, or when you press [Withdraw].'],
    },
    {
      title: 'Old Quotations',
      pages: ['oldquotation'],
      what: 'Quotations from the system that your office used before. You can read and print them, but not change them.',
      steps: ['Choose the financial year, search, and open the PDF.'],
    },
  ],
};
