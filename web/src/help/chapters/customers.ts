import type { HelpChapter } from '../help-chapter.ts';

export const customers: HelpChapter = {
  id: 'customers',
  title: 'Customers and Enquiries',
  intro:
    'A customer is the organisation that buys, with its contact persons and delivery addresses. An enquiry is what somebody asked for before there is a quotation. Everything that follows from it is one deal.',
  picture: 'customers',
  sections: [
    {
      title: 'Customer List',
      pages: ['customerlist', 'viewcustomer'],
      what: 'All customers with their contact persons. A customer can be quoted to at once; the approval says that somebody has checked the details.',
      steps: [
        'Search by company, person, telephone number, city or GSTIN.',
        'Press a card to open the customer. Its pages show the details, the deals, the timeline, notes and files.',
        'Press [Approve] on a pending customer after you have checked the details.',
        'Press [Edit] to change them. A quotation that was already sent keeps the name and address that it was sent with.',
        'Under Sites, keep the other addresses to which goods go.',
        'Below [Likely Duplicates] the page names customers that may be the same. Press [Compare], choose which one stays, and press [Merge]. Quotations, orders, contacts and money move to it. For 30 days the merge can be undone.',
      ],
      notes: ['A deleted customer disappears from the lists. Documents keep the name.'],
      keys: [['N', 'Add a customer']],
    },
    {
      title: 'Add Customer',
      pages: ['addcustomer'],
      what: 'Enters a new customer in four steps: company, address, contact persons, and where you know them from.',
      steps: [
        'Type the company name first. If there is one like it already, the form shows it: open that one instead.',
        'Enter the GSTIN if there is one. It tells state and PAN, and the panel checks it.',
        'Enter the pincode; city and state follow.',
        'Add at least one contact person with a mobile number. Quotations and mails go to that person.',
        'Check the disclaimer on the last step and press [Submit].',
      ],
      notes: ['A whole list of customers comes in faster by a file: see Import in the last chapter.'],
    },
    {
      title: 'Enquiries',
      pages: ['enquiries'],
      what: 'What people asked for and nobody has quoted yet. An enquiry has an owner and a next date, so that none is forgotten.',
      steps: [
        'Press [Add Enquiry] when someone calls or writes. Name, telephone number and the requirement are enough.',
        'Open the enquiry when you know more, and press [Quote] to write the quotation. It belongs to the same deal.',
        'Press [Close Enquiry] with the reason if nothing comes of it. It can be reopened.',
      ],
      keys: [['N', 'Add an enquiry']],
    },
    {
      title: 'Deal',
      pages: ['deal'],
      what: 'One page for the whole story: the enquiry, its quotations with all revisions, orders, dispatches, calls, notes and files. It answers "where is my order?".',
      steps: [
        'Open it from a quotation, an order, the follow-ups or the search.',
        'Read the lines from left to right: quoted, ordered, dispatched, returned, pending, and what can leave today.',
        'Press [Add Note] to write down what colleagues should know, or [Attach File] for a drawing or a purchase order. With @ and a name, a colleague gets a notice.',
        'Look at the timeline to see who did what, and when.',
        'Press [Move] if a quotation belongs to another deal.',
      ],
    },
  ],
};
