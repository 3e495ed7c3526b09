/** Who sees what the office owes and files: the list of consignments, its sums, and the files for portals and accountant. */
export const seesTaxDocuments = ['View Tax Documents', 'Add Dispatch', 'Add Tax Document'] as const;
