/** The words for papers and their states. */

/** The papers that can go with a consignment. Every one has a dispatch note. */
export const papers = ['Dispatch Note', 'Tax Invoice', 'Bill of Supply'] as const;
export type Paper = (typeof papers)[number];

/** The states to filter by: no paper was issued here, or it is issued or void, or the goods did not leave. */
export const filteredStates = ['Not Issued', 'Issued', 'Void', 'Cancelled'] as const;

/** The form of a month, such as 2026-11. */
export const monthPattern = /^2\d{3}-(0[1-9]|1[0-2])$/;
