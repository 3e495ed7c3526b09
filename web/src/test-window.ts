/** Leaves out what the test libraries do at every step for messages and styles that no test reads. Runs once for all files. */
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

/** The elements that are hidden without a style, or until they are opened. */
const hiddenElements = new Set('AUDIO BASE DATALIST DIALOG HEAD LINK META PARAM RP SCRIPT STYLE TEMPLATE TITLE'.split(' '));

const computedStyle = window.getComputedStyle.bind(window);
const computedNothing = computedStyle(document.createElement('div'));

function ownStyle(element: Element, property: string): string {
  return 'style' in element && element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
}

/** The value of the nearest style attribute that sets the property, on the element or above it; empty when none does. */
function inheritedStyle(element: Element, property: string): string {
  for (let styled: Element | null = element; styled; styled = styled.parentElement) {
    const value = ownStyle(styled, property);
    if (value !== '') return value;
  }
  return '';
}

// A query by role asks of many elements, and of all above each, whether a style hides it. No style sheet of the pages is loaded, so
// that the style attributes answer this.
const quickStyles: Readonly<Record<string, (element: Element) => string>> = {
  display: (element) => {
    // A place for a break puts no blank into a name.
    if (element.tagName === 'WBR') return 'inline';
    return hiddenElements.has(element.tagName) ? computedStyle(element).display : ownStyle(element, 'display');
  },
  visibility: (element) => inheritedStyle(element, 'visibility'),
};

window.getComputedStyle = (element) => {
  const propertyValue = (name: string) => (quickStyles[name] ?? (() => computedStyle(element).getPropertyValue(name)))(element);
  return new Proxy(computedNothing, {
    get: (_nothing, name) => {
      if (name === 'getPropertyValue') return propertyValue;
      if (typeof name === 'string' && quickStyles[name]) return propertyValue(name);
      return Reflect.get(computedStyle(element), name) as unknown;
    },
  });
};
