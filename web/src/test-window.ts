/** Leaves out what the test libraries do at every step for messages that no test reads. Runs once for all files. */
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// React notes where each element is created, for its warnings, until it has noted 10,000 within a second. No test reads these notes.
for (const [name, internals] of Object.entries(React)) {
  if (!name.startsWith('__CLIENT_INTERNALS')) continue;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React sets it to zero every second.
    },
  });
}

// A query that waits for an element fails many times. Only its last failure, when the time is up, shows the page.
const errorWithPage = getConfig().getElementError;
function getElementError(message: string | null, container: Element): Error {
  const isWaiting = Object.entries(getConfig()).some(([name, value]) => name === '_disableExpensiveErrorDiagnostics' && value === true);
  const error = isWaiting ? new Error(message ?? '') : errorWithPage(message, container);
  error.name = 'TestingLibraryElementError';
  // The report points at the test.
  Error.captureStackTrace(error, getElementError);
  return error;
}
configure({ getElementError });
