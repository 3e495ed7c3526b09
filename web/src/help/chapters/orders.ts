import type { HelpChapter } from '../help-chapter.ts';

export const orders: HelpChapter = {
  id: 'orders',
  title: 'Orders',
  intro:
    'An order is an approved quotation that the customer has said yes to. Prices and terms come from the quotation; the order adds the PO number, the dates and the way to the goods.',
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
        'Press [Close Lines] with a reason if the customer no longer wants the rest.',
        'Press [Void Order] only if the order was a mistake and nothing has left.',
      ],
    },
    {
      title: 'Order Lines',
      pages: ['orderlines'],
      what: 'Every line of every order in one list, with its value: what was ordered, dispatched, returned, and what is pending.',
      steps: [
        'Filter by product, salesperson, promise or date, and sort by the value of the goods.',
        'Press an order number to open the order.',
        'Save the list as a file for a production plan or a purchase.',
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
