import { useLocation } from '@tanstack/react-router';
import { PageLink, type PageLinkProps } from '../ui/page/PageLink.tsx';
import { QuestionCircleIcon } from '../ui/icons/QuestionCircleIcon.tsx';
import { shellMessages as say } from './shell-messages.ts';

/** A link to the part of the help that explains the current page. */
export function HelpPageLink(props: Omit<PageLinkProps, 'page' | 'search'>) {
  const of = useLocation({ select: ({ pathname }) => pathname.slice(1) });
  return <PageLink page="help" search={of === 'help' ? {} : { of }} {...props} />;
}

/** The question mark of a page. */
export function HelpLink() {
  return (
    <HelpPageLink className="icon-button" aria-label={say.helpForPage}>
      <QuestionCircleIcon />
    </HelpPageLink>
  );
}
