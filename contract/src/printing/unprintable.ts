/** The code of the failure that a document has characters in no typeface. In its own file, so that lists need not load the check. */
export const unprintable = 'Unprintable';
