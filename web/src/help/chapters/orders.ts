import type { HelpChapter } from '../help-chapter.ts';

export const orders: HelpChapter = {
  id: 'orders',
  title: 'Orders',
  intro:
    'An order is an approved quotation that the customer has said yes to. Prices and terms come from the quotation; the order adds the PO number and the promised dates.',
  picture: 'orders',
  sections: [
    {
      title: 'Generate Order',
      pages: ['addorder', 'generateorder'],
      what: 'Makes an order of an approved quotation.',
      steps: [
        'Choose the quotation in the list, or press [Generate Order] on the quotation itself.',
        'Enter PO number and PO date of the customer, and until when you promise the goods.',
        'Check the goods and the taxes, and confirm.',
        'Send the order confirmation if the panel offers it.',
      ],
      notes: ['An expired quotation can still be ordered; the panel asks first.'],
    },
    {
      title: 'Order List',
      pages: ['orderlist', 'vieworder'],
      what: 'All orders with what is pending of each, and when it was promised.',
      steps: [
        'Filter by state or by overdue promises to see what needs care.',
        'Open an order for its paper, its lines, its dispatches and its changes.',
        'Press [Promise a Date] for the whole order or for single lines. Overdue promises are red in every list.',
        'Press [Select] to promise a date for several orders, or to give them priority.',
        'Press [Close Lines] with a reason if the customer no longer wants the rest.',
        'Press [Void Order] only if the order was a mistake and nothing has left.',
      ],
    },
    {
      title: 'Order Lines',
      pages: ['orderlines'],
      what: 'The lines of all orders with what each is worth after discount, without taxes and charges. The figures of reports lead here.',
      steps: [
        'Press [Order Lines] above the order list.',
        'Filter by product, category, solution or customer, or by [Pending] to see what still has to leave.',
        'Press [Goods Value] to begin with the largest lines, or take the list as a file.',
      ],
    },
    {
      title: 'Change Order',
      pages: ['changeorder'],
      what: 'Changes the lines, rates or charges of an order after the customer has asked for it. The order keeps its number; the change gets its own.',
      steps: [
        'Press [Change Order] on the order and edit the lines as in a quotation.',
        'Write down who asked for it, and submit. The change waits for approval; until then the old lines hold.',
        'After the approval, print the change paper and send it to the customer.',
      ],
      notes: ['Pieces that have left keep their rate. Less than what has left cannot be ordered.'],
    },
  ],
};
