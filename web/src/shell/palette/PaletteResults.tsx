import { paletteMessages as say } from '@vikray/contract/palette/palette-messages.ts';
import { Fragment } from 'react';
import { RightIcon } from '../../ui/icons/RightIcon.tsx';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import { unbroken } from '../../ui/page/unbroken.ts';
import { KindIcon } from './KindIcon.tsx';
import type { PaletteEntry } from './palette-entries.ts';
import { PaletteOption } from './PaletteOption.tsx';
import { Underlined } from './Underlined.tsx';
import type { PaletteResults as Results } from './use-palette-groups.ts';

interface PaletteResultsProps {
  readonly listId: string;
  readonly optionId: (key: string) => string;
  readonly results: Results;
  readonly typed: string;
  readonly markedKey: string | undefined;
  readonly onMark: (key: string) => void;
  readonly onOpen: (entry: PaletteEntry, isNewTab: boolean) => void;
}

/** The lines of the palette in groups, each under a small head. */
export function PaletteResults({ listId, optionId, results, typed, markedKey, onMark, onOpen }: PaletteResultsProps) {
  const { groups, isSearching, isFailed, isNothing } = results;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const said = isNothing ? say.nothingFound(typed.trim()) : isFailed ? say.failed : undefined;
  return (
    <>
      <p className="visually-hidden" role="status">
        {said ?? (isSearching ? say.searching : typed !== '' && say.found(count))}
      </p>
      {said !== undefined && (
        <p className="palette-state" aria-hidden>
          {said}
        </p>
      )}
      <div id={listId} className="palette-list" role="listbox" aria-label={say.results} aria-busy={isSearching}>
        {groups.map(({ head, entries }) => (
          <div key={head} role="group" aria-label={head}>
            <p className="palette-head" aria-hidden>
              {head}
            </p>
            {entries.map((entry) => (
              <PaletteOption
                key={entry.key}
                id={optionId(entry.key)}
                isMarked={entry.key === markedKey}
                onMark={() => onMark(entry.key)}
                onOpen={(isNewTab) => onOpen(entry, isNewTab)}
              >
                <KindIcon kind={entry.kind} />
                <span className="palette-words">
                  <span className="palette-title">
                    <Underlined text={entry.title} typed={typed} />
                  </span>
                  {entry.note !== '' && (
                    <span className="palette-note">
                      <NoteParts note={entry.note} typed={typed} />
                    </span>
                  )}
                </span>
                {entry.shownStatus !== '' && <StatusTag status={entry.shownStatus} />}
                {entry.actions.length > 0 && (
                  <span className="palette-more" aria-hidden="true">
                    <RightIcon />
                  </span>
                )}
              </PaletteOption>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** A name that may be long, and then facts that are never cut: dates and amounts. */
function NoteParts({ note, typed }: { readonly note: string; readonly typed: string }) {
  const [name = '', ...facts] = note.split(' · ');
  return (
    <>
      <span className="palette-note-name">
        <Underlined text={name} typed={typed} />
      </span>
      {facts.length > 0 && (
        <span className="palette-note-facts">
          {facts.map((fact, index) => (
            <Fragment key={index}>
              {' · '}
              <span className={unbroken(fact) || undefined}>
                <Underlined text={fact} typed={typed} />
              </span>
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}
