import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsPhone } from '../platform/media.ts';
import { PrinterIcon } from '../ui/icons/PrinterIcon.tsx';
import { Button } from '../ui/controls/Button.tsx';
import '../ui/lists/list.css';
import { SearchBox } from '../ui/lists/SearchBox.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { findSections } from './find-sections.ts';
import './help.css';
import { helpChapters } from './help-chapters.ts';
import { helpMessages as say } from './help-messages.ts';
import { HelpChapterPart } from './HelpChapterPart.tsx';
import { HelpContents } from './HelpContents.tsx';

/** How the office works with the panel: ten chapters on one page. A search hides parts on the screen; the booklet prints all of them. */
export function HelpPage() {
  const [search, setSearch] = useState('');
  const isPhone = useIsPhone();
  const found = findSections(helpChapters, search);
  useShownSection();
  return (
    <>
      <PageHeading title={say.title}>
        <div className="list-toolbar">
          <SearchBox value={search} onSearch={setSearch} />
          {!isPhone && (
            <Button icon={<PrinterIcon />} onClick={() => window.print()}>
              {say.print}
            </Button>
          )}
        </div>
      </PageHeading>
      <div className="help">
        <HelpContents found={found} />
        <div className="help-chapters">
          <p className="help-found" role="status">
            {search !== '' && (found.size === 0 ? say.noneFound : say.found(found.size))}
          </p>
          {helpChapters.map((chapter) => (
            <HelpChapterPart key={chapter.id} chapter={chapter} found={found} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Moves the focus to the part that the address names, where the router scrolls. */
function useShownSection(): void {
  const { hash, state } = useLocation();
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash);
    heading?.focus({ preventScroll: true });
  }, [hash, state]);
}
