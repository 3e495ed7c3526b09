/**
 * The tables that an area may read although another area owns them, with the reason. All other access goes through the owner's `public.ts`.
 * No area writes to another area's tables.
 */
export interface TableView {
  readonly reader: string;
  readonly table: string;
  readonly why: string;
}

export const tableViews: readonly TableView[] = [
  { reader: 'audit-log', table: 'login_events', why: 'The audit log lists them; the session writes them.' },
  { reader: 'audit-log', table: 'users', why: 'Each entry shows the name of its user.' },
  { reader: 'backups', table: 'products', why: 'The contents of a restored backup are checked as a whole.' },
  { reader: 'backups', table: 'quotation_lines', why: 'The contents of a restored backup are checked as a whole.' },
  { reader: 'backups', table: 'quotations', why: 'The contents of a restored backup are checked as a whole.' },
  { reader: 'backups', table: 'stock_movements', why: 'The contents of a restored backup are checked as a whole.' },
  { reader: 'customers', table: 'users', why: 'Each customer shows who entered and who changed it.' },
  { reader: 'dashboard', table: 'customers', why: 'One query counts everything that the cards show.' },
  { reader: 'dashboard', table: 'orders', why: 'One query counts everything that the cards show.' },
  { reader: 'dashboard', table: 'products', why: 'One query counts everything that the cards show.' },
  { reader: 'dashboard', table: 'quotations', why: 'One query counts everything that the cards show.' },
  { reader: 'dashboard', table: 'users', why: 'One query counts everything that the cards show.' },
  { reader: 'deal-pages', table: 'contact_persons', why: 'A deal shows whom to speak to.' },
  { reader: 'deal-pages', table: 'deals', why: 'The list and the page of deals show them.' },
  { reader: 'deal-pages', table: 'customers', why: 'A deal shows the country of its customer, for the number to call.' },
  { reader: 'deal-pages', table: 'orders', why: 'The state and amount of a deal follow from its orders.' },
  { reader: 'deal-pages', table: 'quotations', why: 'The state and amount of a deal follow from its quotations.' },
  { reader: 'deal-pages', table: 'users', why: 'Each deal shows the name of its owner.' },
  { reader: 'deals', table: 'users', why: 'The search finds a deal by the name of its owner.' },
  { reader: 'dispatches', table: 'orders', why: 'Each dispatch leads to the deal of its order.' },
  { reader: 'dispatches', table: 'quotations', why: 'Each dispatch leads to the deal of its order.' },
  { reader: 'health', table: 'images', why: 'System Health says how much room the pictures take.' },
  { reader: 'health', table: 'mail_log', why: 'System Health says when a mail was last sent and when one last failed.' },
  { reader: 'health', table: 'products', why: 'System Health compares the stock with the stock movements.' },
  { reader: 'health', table: 'stock_movements', why: 'System Health compares the stock with the stock movements.' },
  { reader: 'health', table: 'users', why: 'System Health names users without an office e-mail and checks the first password.' },
  { reader: 'images', table: 'users', why: 'A forgotten photo is erased only if no other user has it.' },
  { reader: 'imports', table: 'brochure_requests', why: 'An import is not taken back once something depends on its records.' },
  { reader: 'imports', table: 'customers', why: 'An import is not taken back once something depends on its records.' },
  { reader: 'imports', table: 'products', why: 'An import is not taken back once something depends on its records.' },
  { reader: 'imports', table: 'quotation_lines', why: 'An import is not taken back once something depends on its records.' },
  { reader: 'imports', table: 'quotations', why: 'An import is not taken back once something depends on its records.' },
  { reader: 'imports', table: 'sales_calls', why: 'An import is not taken back once something depends on its records.' },
  { reader: 'imports', table: 'stock_movements', why: 'An import is not taken back once something depends on its records.' },
  { reader: 'imports', table: 'users', why: 'Each import shows the name of its user.' },
  { reader: 'mail-log', table: 'users', why: 'Each mail shows the name of its sender.' },
  { reader: 'orders', table: 'products', why: 'Each line to dispatch shows the present stock.' },
  { reader: 'orders', table: 'quotations', why: 'Each order shows the number of its quotation.' },
  { reader: 'quotations', table: 'customers', why: 'An approval depends on whether the customer is pending.' },
  { reader: 'quotations', table: 'mail_log', why: 'A sent paper is forgotten only if no mail can have carried it.' },
  { reader: 'quotations', table: 'products', why: 'An approval depends on floor prices and on pending products.' },
  { reader: 'quotations', table: 'users', why: 'Each revision shows who changed it last.' },
  { reader: 'rights', table: 'users', why: 'Rights are read together with the user who holds them.' },
  { reader: 'sales-calls', table: 'customers', why: 'Each call leads to the customer of its company name.' },
  { reader: 'session', table: 'users', why: 'A session is good only while its user is active.' },
  { reader: 'thread', table: 'customers', why: 'Each timeline, note and file names its record.' },
  { reader: 'thread', table: 'deals', why: 'Each timeline, note and file names its record.' },
  { reader: 'thread', table: 'orders', why: 'Each timeline, note and file names its record.' },
  { reader: 'thread', table: 'products', why: 'Each timeline, note and file names its record.' },
  { reader: 'thread', table: 'quotations', why: 'Each timeline, note and file names its record, and a paper that was sent is kept.' },
  { reader: 'thread', table: 'stock_movements', why: 'The timeline of a product shows its stock movements.' },
  { reader: 'thread', table: 'users', why: 'Each entry of a timeline shows who did it.' },
];
