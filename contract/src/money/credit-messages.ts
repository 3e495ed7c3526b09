/** Every sentence about how a customer pays, charges and due dates. */
export const creditMessages = {
  howTheyPay: 'How They Pay',
  creditDays: 'Credit Days',
  creditDaysHint: 'A bill without a payment plan is due this many days after its date.',
  checkCreditDays: 'Please enter 0 to 730 days.',
  settlement: 'Money Without a Mark',
  settlementHint: 'Oldest First lets it settle the oldest bills. By Bill leaves it on account.',
  noReminders: 'No Reminders',
  noRemindersHint: 'Yes: nobody can send this customer a reminder of payment.',
  creditSaved: 'How the customer pays was changed.',
  edit: 'Edit',
  addCharge: 'Add Charge',
  chargeHint: 'For what no invoice says: the fee for a bounced cheque, or interest that was agreed. It stands on no paper of its own.',
  charged: (amount: string) => `${amount} was charged.`,
  changeDueDate: (bill: string) => `Due Date of ${bill}`,
  dueAmountHint: (open: string) => `${open} is open. Less: only this part moves, such as a retention.`,
  dueDateSaved: 'The due date was changed.',
} as const;
