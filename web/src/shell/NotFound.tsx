import { Link } from '@tanstack/react-router';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import './panel.css';
import { shellMessages } from './shell-messages.ts';

/** The page for an unknown address, inside the shell. */
export function NotFound() {
  return (
    <>
      <PageHeading title={shellMessages.pageNotFound} />
      <section className="panel">
        <p>{shellMessages.nothingHere}</p>
        <Link to="/dashboard">{shellMessages.toDashboard}</Link>
      </section>
    </>
  );
}
