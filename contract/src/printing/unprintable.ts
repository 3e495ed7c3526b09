/** The code of the refusal to print what no typeface has. Apart from the check, which lists need not load. */
export const unprintable = 'Unprintable';
