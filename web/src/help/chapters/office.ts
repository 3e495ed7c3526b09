import type { HelpChapter } from '../help-chapter.ts';

export const office: HelpChapter = {
  id: 'office',
  title: 'The Office',
  intro:
    'What is entered once and used every day: companies, taxes, terms, users and their rights, files from other systems, and the health of the panel itself.',
  picture: 'rights',
  sections: [
    {
      title: 'Set-up',
      pages: ['setup'],
      what: 'For the Administrator of a new office: leads from the first login to the first quotation, one thing after the other.',
      steps: [
        'Press [Start] on the dashboard. Each step is saved when you leave it, and can be left out.',
        'Enter the company on your letterhead and the percentages of GST.',
        'Enter your colleagues with what they do. Print the first passwords: they are shown only once.',
        'Bring in customers and products from a file, or add the first ones by hand.',
        'Press [Write the First Quotation].',
      ],
      notes: ['Whatever is left open can be done at any time. The set-up stays at /setup.'],
    },
    {
      title: 'Companies',
      pages: ['companylist', 'addcompany', 'edit-company'],
      what: 'Your own companies, which issue quotations and invoices, and your suppliers.',
      steps: [
        'Press [Add Company] and choose whether it is an issuer or a supplier.',
        'For an issuer, enter address, bank, logo and the GST details. The preview shows the letterhead.',
        'Under [GST and Papers], say whether the panel issues the invoices and with which prefix.',
        'Under [Standard Terms], choose the terms that every new quotation begins with.',
      ],
    },
    {
      title: 'Taxes',
      pages: ['addtax'],
      what: 'The tax percentages that products and charges can have.',
      steps: ['Press [Add New Tax] and enter the percentage.'],
    },
    {
      title: 'Terms',
      pages: ['addterms'],
      what: 'The sentences about delivery, payment, warranty and so on that quotations print.',
      steps: ['Choose a category, press [Add New Term] and write the sentence as the customer should read it.'],
    },
    {
      title: 'Users',
      pages: ['userlist', 'adduser', 'viewuser'],
      what: 'Everyone who logs in.',
      steps: [
        'Press [Add User] for a new colleague. They log in with their official mobile number and must choose their own password first.',
        'Give them rights: a new user can do nothing.',
        'Press [Reset Password] for a colleague who has forgotten theirs.',
        'Delete a user on their last day, and choose who takes over their deals. Their name stays on documents.',
      ],
      notes: ['Aadhaar, PAN and account numbers are masked. Press [Show] to read one; the private log notes who did.'],
    },
    {
      title: 'Rights',
      pages: ['adduserrights', 'assignuserrights'],
      what: 'What each user sees and may do: a row for each menu, a column for viewing, adding, approving, editing, deleting and voiding.',
      steps: [
        'Choose the user.',
        'Open a menu with the first switch, then tick what they may do there.',
        'Press [Copy Rights] to give the same rights as a colleague has, or [Fill with] for the usual rights of sales, an approver, the store or accounts.',
        'Press [Update]. It holds at once, also where the user is logged in.',
      ],
      notes: ['You can give only rights that you hold, and nobody changes their own.'],
    },
    {
      title: 'Import',
      pages: ['import'],
      what: 'Takes customers, products, purchases, sales calls and more from a file: CSV or Excel, also as Tally, Zoho and others export them.',
      steps: [
        'Open it from the list into which the records go, by [Import].',
        'Download the sample file to see the columns, or choose your own file. Columns are recognised by their heads.',
        'Press [Check File]. Nothing is saved yet; you see good rows, bad rows and the reason for each.',
        'Import the good rows, and download the others to correct them.',
        'Press [Take Back] if it was the wrong file. Everything that it added is removed.',
      ],
      notes: [
        'An import stays once anything uses one of its records, such as a quotation or a receipt. The panel names the first of them.',
        'To move to another panel, save each list with [For Import]. Purchases add to the stock: leave them out if the stock moves too.',
      ],
    },
    {
      title: 'Settings',
      pages: ['settings'],
      what: 'For Administrators: the name of the office in the panel, the mail server, how long quotations, links and logins last, who needs two-step sign-in, and the lists that forms offer.',
      steps: [
        'Change what you need and save each section by itself. It counts at once for everybody.',
        'For mail, enter server, login and password, save, and press [Send Test Mail].',
        'Under [Lists], add an entry, such as another industry, or give one a better name.',
      ],
      notes: ['A locked field is set on the server, and names the setting there. Only whoever runs the server can change it.'],
    },
    {
      title: 'Audit Log and Private Log',
      pages: ['auditlog', 'privatelog'],
      what: 'For Administrators: who changed what and when, who logged in from where, and who read private details.',
      steps: ['Filter by user, record or day.', 'Open an entry to see the values before and after.'],
      notes: ['Entries cannot be changed or deleted, not even by an Administrator.'],
    },
    {
      title: 'Backups',
      pages: ['backups'],
      what: 'For Administrators: the copies that the panel makes every night, and when each was checked.',
      steps: [
        'Check once a week that the last one is verified.',
        'Press [Back Up Now] before you do something large, such as an import.',
        'Keep a copy in another place, together with the key.',
      ],
    },
    {
      title: 'System Health',
      pages: ['systemhealth'],
      what: 'For Administrators: whether everything that should run by itself does, and what to do if not.',
      steps: [
        'Read the rows that are not OK from the top. Each says what to do.',
        'A note can be dismissed for 30 days; a problem cannot.',
      ],
    },
  ],
};
