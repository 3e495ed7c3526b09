import type { HelpChapter } from '../help-chapter.ts';

export const approval: HelpChapter = {
  id: 'approval',
  title: 'Approval',
  intro:
    'Nothing goes to a customer that nobody has approved. Each approver has limits. What is within them can be approved at once; what is beyond them needs someone with higher ones, and the panel says why.',
  picture: 'approvals',
  sections: [
    {
      title: 'Approval Queue',
      pages: ['approvals'],
      what: 'Quotations and changes of orders that wait for approval, with the reasons beside each: a large total, a high discount, a rate below the floor price.',
      steps: [
        'Go through the list from the top. The panel on the right shows the quotation and what has changed since the last revision.',
        'Press [Approve] if it is right. Press [Select] to approve several together.',
        'Press [Return] with a note if something must change. Whoever wrote it gets your note in the bell.',
        'Choose [All] to see what waits for other approvers, too.',
      ],
      keys: [
        ['ArrowDown', 'Next one'],
        ['Ctrl+Enter', 'Approve'],
        ['R', 'Return'],
      ],
    },
    {
      title: 'Approval Limits',
      pages: ['approvallimits'],
      what: 'For Administrators: how much each approver may approve, as a total, as a discount and below the floor price.',
      steps: ['Press [Add Limits] for a user, or for everybody who may approve.', 'Leave a field blank where there is no limit.'],
      notes: [
        'Without any limits, everybody with the right Approve Quotation may approve everything, also their own quotations if you allow it.',
      ],
    },
  ],
};
