import { messages } from '@vikray/contract/platform/messages.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import './panel.css';
import { shellMessages } from './shell-messages.ts';

/** Shown in place of a page that failed. Reloading also loads the files of a newer release that the page could not find. */
export function PageFailure({ error }: ErrorComponentProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <section className="panel panel-alone" role="alert">
      <h1>{shellMessages.pageFailed}</h1>
      <p>{messages.somethingWentWrong}</p>
      <button type="button" className="plain-button" onClick={() => window.location.reload()}>
        {shellMessages.reload}
      </button>
    </section>
  );
}
