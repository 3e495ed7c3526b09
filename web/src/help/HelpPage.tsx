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
import { helpChapters, sectionOfPage } from './help-chapters.ts';
import { helpMessages as say } from './help-messages.ts';
import { HelpChapterPart } from './HelpChapterPart.tsx';
import { HelpContents } from './HelpContents.tsx';

/** How the office works with the panel: ten chapters on one page, which print as a booklet. */
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
        <HelpContents chapters={found} />
        <div className="help-chapters">
          <p className="help-found" role="status">
            {search !== '' && (found.length === 0 ? say.noneFound : say.found(found.flatMap(({ sections }) => sections).length))}
          </p>
          {found.map((chapter) => (
            <HelpChapterPart key={chapter.id} chapter={chapter} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Goes to the part that the address names: by itself, or by the page that it explains. */
function useShownSection(): void {
  const { hash, search, state } = useLocation();
  const page: unknown = Reflect.get(search, 'of');
  const id = hash === '' && typeof page === 'string' ? sectionOfPage(page) : hash;
  useEffect(() => {
    const heading = id === undefined || id === '' ? null : document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [id, state]);
}
