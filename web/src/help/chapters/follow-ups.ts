import type { HelpChapter } from '../help-chapter.ts';

export const followUps: HelpChapter = {
  id: 'calls',
  title: 'Follow-ups and Mail',
  intro: 'Every open deal has one owner and one next date. This chapter is about keeping the promise to call back.',
  picture: 'follow-ups',
  sections: [
    {
      title: 'Follow Ups',
      pages: ['followups'],
      what: 'Whom to call today, this week, and whose quotation expires soon.',
      steps: [
        'Choose [Today] and press the first row. On the right are the customer, the last calls and the quotation.',
        'Call. Then choose the outcome and write one line about it.',
        'The next date is proposed: 3 days after the approval, then 7, 14 and 30 days after each call. Change it if the customer named a day.',
        'Press [Save]. The next row opens.',
        'If the customer has decided, choose Generate Order or Mark Lost there.',
        'Press [Select] to postpone several, move them to another day, hand them over, or mail up to 20 customers.',
      ],
      keys: [
        ['Enter', 'Open the call'],
        ['S', 'Put off to another day'],
        ['W', 'WhatsApp'],
        ['M', 'Mail'],
        ['N', 'Note'],
      ],
    },
    {
      title: 'Send Quotation',
      pages: [],
      what: 'Mails the approved quotation with its PDF, in the words of a template.',
      steps: [
        'Press [Mail] on an approved quotation or in the follow-ups.',
        'Choose the template. Names and numbers are filled in; change what you like.',
        'Check the address and press [Send]. The mail stands in the timeline, and a failed one is reported.',
      ],
    },
    {
      title: 'Mail Templates',
      pages: ['mailtemplates'],
      what: 'The letters of the office: the offer, the reminders of each step, the order confirmation, the news of a dispatch.',
      steps: [
        'Press [Add Mail Template], or open one to change it.',
        'Insert placeholders for names, numbers and amounts. The preview shows them filled.',
      ],
    },
    {
      title: 'Sales Calls',
      pages: ['saleslist'],
      what: 'All notes of conversations with customers, including those from a former system.',
      steps: ['Search by customer, person or words of the note.', 'You write new notes in the follow-ups and on the page of the deal.'],
    },
    {
      title: 'Brochure Requests',
      pages: ['downloadbrochure'],
      what: 'People who asked for a brochure on your website.',
      steps: ['Call them, and press [Add Remark] to write down what came of it.', 'Press [Make Enquiry] if there is something to quote.'],
    },
  ],
};
