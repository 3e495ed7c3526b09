import type { HelpChapter } from '../help-chapter.ts';

export const dispatch: HelpChapter = {
  id: 'dispatch',
  title: 'Dispatch, Papers and Returns',
  intro:
    'Goods leave in one go or in parts. Each dispatch takes its pieces from the stock and has its own papers: dispatch note, invoice or challan, e-way bill.',
  picture: 'dispatch-desk',
  sections: [
    {
      title: 'Dispatch Desk',
      pages: ['dispatchdesk'],
      what: 'The open lines of all orders: what can leave today, what is promised for when, and what is missing. Use it to load a vehicle for several customers.',
      steps: [
        'Choose [By Customer], [By Order] or [By Product].',
        'Filter to what can ship, or to what is overdue.',
        'Tick the lines that go, and change the quantity where less goes.',
        'Press [Dispatch], enter transporter and vehicle once, and confirm. Each order gets its own papers, and you print them together.',
      ],
      notes: ['If a line would take pieces that were promised to another customer, the desk asks before it does so.'],
      keys: [
        ['Space', 'Tick the line'],
        ['Shift+Space', 'Tick its group'],
        ['Ctrl+Enter', 'Dispatch'],
      ],
    },
    {
      title: 'Add Dispatch',
      pages: ['adddispatch', 'dispatch'],
      what: 'Sends goods of one order.',
      steps: [
        'Choose the order.',
        'Enter [Quantity to Dispatch Now] for each line. It cannot be more than is pending and in stock.',
        'Enter the invoice number and date, or let the panel issue the invoice, and the transport.',
        'Submit, and print the dispatch note for the driver.',
      ],
    },
    {
      title: 'Dispatch List',
      pages: ['dispatchlist'],
      what: 'Orders with what has left of them and what is pending.',
      steps: [
        'Open an order to see each dispatch with its papers.',
        'Press [Cancel Dispatch] if the goods did not leave after all. The pieces go back into the stock. An invoice that was issued must be made void first.',
        'Tell the customer by mail what has left, with the papers.',
      ],
    },
    {
      title: 'Tax Documents',
      pages: ['taxdocuments'],
      what: 'The papers that GST asks for with each consignment, and the files for the portals and for Tally.',
      steps: [
        'Look at To Do: consignments whose invoice, challan, e-way bill or IRN is missing.',
        'Open one and press [Issue Invoice] or [Issue Challan]. Issued papers never change.',
        'Download the file for the e-way bill, upload it on the portal, and press [Enter E-Way Bill] to write its number back. The same for the IRN.',
        'Press [Papers and Files] for the tables of GSTR-1 of a month and the vouchers for Tally.',
      ],
      notes: ['The panel computes and checks, and gives no tax advice. Ask your accountant where it says Undecided.'],
    },
    {
      title: 'Returns',
      pages: ['returnlist'],
      what: 'Goods that came back.',
      steps: [
        'Press [Add Return] on the dispatch from which they come.',
        'Enter the quantity, the reason and the condition. Good pieces go back into the stock; damaged ones do not.',
        'Say whether they are to be replaced. Then the order has them pending again.',
      ],
    },
  ],
};
