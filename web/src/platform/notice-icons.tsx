import type { ReactElement, ReactNode } from 'react';

function icon(drawing: ReactNode): ReactElement {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}

const circle = <circle cx="10" cy="10" r="8.2" />;
const exclamation = icon(
  <>
    {circle}
    <path d="M10 5.8v5M10 13.9v.2" />
  </>,
);

/** The icons of notices. */
export const noticeIcons = {
  success: icon(
    <>
      {circle}
      <path d="m6.6 10.3 2.4 2.4 4.5-5" />
    </>,
  ),
  failure: exclamation,
  warning: exclamation,
  close: icon(<path d="m6 6 8 8M14 6l-8 8" />),
};
