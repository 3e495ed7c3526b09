/** The words of the list of keys. */
export const keyMessages = {
  title: 'Keyboard',
  onThisPage: 'On this page',
  everywhere: 'Everywhere',
  noneHere: 'This page has no keys of its own.',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Letters, digits and signs pressed alone. They rest while you type.',
  on: 'On',
  off: 'Off',
  close: 'Close',
  showKeys: 'Show the keys of this page',
  search: 'Search',
  nextRow: 'Next row; Enter opens it',
  rowBefore: 'Row before',
  cardBelow: 'Card below; Enter opens it',
  cardAbove: 'Card above',
  nextCard: 'Next card; Enter opens it',
  cardBefore: 'Card before',
  backToList: 'Back to the list',
} as const;

/** What holds wherever there are fields, lists and dialogs. */
export const keysEverywhere: readonly { readonly key: string; readonly does: string }[] = [
  { key: 'Enter', does: 'Next field, after the last one the next step or Submit' },
  { key: 'Shift+Enter', does: 'Field before' },
  { key: 'Ctrl+Enter', does: 'Next step, or Submit on the last one' },
  { key: 'Alt+ArrowDown', does: 'Open a calendar or a list' },
  { key: 'Escape', does: 'Close what is open' },
];
