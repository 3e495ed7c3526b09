import type { HelpChapter } from '../help-chapter.ts';

export const firstSteps: HelpChapter = {
  id: 'first-steps',
  title: 'First Steps',
  intro:
    'Vikray follows a sale from the first enquiry to the payment. This chapter shows what is the same on every page. Read it on your first day; the other chapters can wait until you need them.',
  picture: 'dashboard',
  sections: [
    {
      title: 'Log In',
      pages: ['', 'changepassword'],
      what: 'You log in with your official mobile number and a password. What you see and may do depends on your rights, which a colleague gives you.',
      steps: [
        'Enter the ten digits of your official mobile number and your password.',
        'If someone else chose your password, the panel asks you to choose your own first.',
        'If your office uses two-step sign-in, enter the code from the authenticator app on your telephone.',
        'To leave, choose [Logout] at the end of the menu. Always do so on a computer that others use.',
      ],
      notes: [
        'A session ends by itself after some hours without use. After the next login you are back on the same page, and what you had typed in a form is still there.',
        'If you have forgotten your password, use the link below the login form, or ask a colleague who may add users.',
      ],
    },
    {
      title: 'Dashboard',
      pages: ['dashboard'],
      what: 'The day at a glance: what waits for you today, how many quotations and orders there are, and the sales of each month.',
      steps: [
        'Begin with [Today]: calls that are due, quotations that wait for approval, goods that should leave.',
        'Press a line or a card to open exactly the rows that it counts.',
        'The bell at the top collects what concerns you: a returned quotation, an answer of a customer, a record that was handed over to you.',
      ],
    },
    {
      title: 'Menu and Search',
      pages: [],
      what: 'The menu on the left has the pages that you may open. The search finds any record from anywhere.',
      steps: [
        'Press {Ctrl+K}, or [Search] at the top.',
        'Type a part of a name, a quotation number, a telephone number or the name of a page.',
        'Go through the results with the arrow keys and press {Enter} to open one.',
        'With {Tab} you reach what can be done with the chosen record, such as its PDF.',
      ],
      notes: ['The button at the top left makes the menu narrow, so that lists have more room. On a telephone, it opens the menu.'],
      keys: [
        ['Ctrl+K', 'Search'],
        ['?', 'The keys of the page that you see'],
      ],
    },
    {
      title: 'Lists',
      pages: [],
      what: 'All lists work alike. You search, narrow down, sort, open a row, and take the list with you as a file.',
      steps: [
        'Type in the search box of the list. It looks in everything that the list shows.',
        'Press [Filters] to see only some of the rows, for example one state or one month. What is set stands above the list; the cross takes it away.',
        'Press the head of a column to sort by it, and again to reverse the order.',
        'Press [CSV] or [Excel] to save all rows that match, not only those on the screen.',
        'Where there is [Select], tick several rows and do the same with all of them. Each row gets its own result; one that is refused stops no other.',
      ],
      notes: ['The address of the page contains search, filters and order. Send it to colleagues, and they see the same list.'],
      keys: [
        ['/', 'Into the search box'],
        ['ArrowDown', 'Next row; Enter opens it'],
        ['N', 'Add, where the list has such a button'],
        ['Escape', 'Back to the list'],
      ],
    },
    {
      title: 'Forms',
      pages: [],
      what: 'A form checks what you enter in the order of its fields and says at the field what is wrong.',
      steps: [
        'Fields with a red star must be filled.',
        'Press {Enter} to go to the next field, and after the last one to the next step.',
        'Press {Ctrl+Enter} to go on from anywhere, and on the last step to submit.',
        'Dates can be typed: 20-11-2026, 201126, today or tomorrow.',
      ],
      notes: [
        'Nothing that you typed is lost: if the line breaks or your session ends, open the form again and continue.',
        'If a colleague has changed the same record since you opened it, the panel says so, and nobody overwrites anybody.',
      ],
      keys: [
        ['Enter', 'Next field'],
        ['Shift+Enter', 'Field before'],
        ['Ctrl+Enter', 'Next step, or Submit on the last one'],
        ['Alt+ArrowDown', 'Open a calendar or a list'],
      ],
    },
    {
      title: 'My Account',
      pages: ['account'],
      what: 'Your own login: password, two-step sign-in, the browsers in which you are logged in, and tokens for programs.',
      steps: [
        'Open it by your name at the top of the menu.',
        'Press [Set Up] beside two-step sign-in, scan the code with an authenticator app and enter what it shows. Print the recovery codes.',
        'Look through the browsers below [Sign-ins]. Press [End] for one that you do not know, and change your password.',
        'If you have the right to, press [Add Token] for a program that should read or write for you. Choose what it may do, copy the token and give it to the program. It is shown only once.',
      ],
      notes: [
        'A token can never do more than you, and it ends when you lose the right, when you leave, and on its last day.',
        'At the end of the page you see who has read your private details.',
      ],
    },
    {
      title: 'Help',
      pages: ['help'],
      what: 'This page. The question mark at the top of every page leads to the part that explains it.',
      steps: ['Type a word into the search box to see only the parts that contain it.', 'Press [Print] for a booklet on A4 paper.'],
    },
  ],
};
