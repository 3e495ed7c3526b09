/** The sentences of the frame around the pages. */
export const shellMessages = {
  pageNotFound: 'Page not found',
  nothingHere: 'There is no page under this address.',
  toDashboard: 'Go to the dashboard',
  pageFailed: 'This page could not be shown.',
  reload: 'Reload',
  tryAgain: 'Try again',
  narrowMenu: 'Show icons only',
  wideMenu: 'Show menu names',
  skip: 'Skip to the content',
  search: 'Search',
  help: 'Help',
  helpForPage: 'Help for this page',
  office: 'Office',
  somethingNew: 'There is something new.',
  poweredBy: 'Powered by Vikray',
} as const;
