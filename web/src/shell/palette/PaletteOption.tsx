import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface PaletteOptionProps {
  readonly id: string;
  readonly isMarked: boolean;
  readonly onMark: () => void;
  /** Opens it, in a new tab or here. */
  readonly onOpen: (isNewTab: boolean) => void;
  readonly children: ReactNode;
}

/** A line of the palette. The focus stays in the field, which names the marked line. */
export function PaletteOption({ id, isMarked, onMark, onOpen, children }: PaletteOptionProps) {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isMarked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);

  function press(event: MouseEvent): void {
    if (event.button > 1) return;
    onOpen(event.button === 1 || event.ctrlKey || event.metaKey);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
    <div
      ref={line}
      id={id}
      className="palette-option"
      role="option"
      aria-selected={isMarked}
      onMouseMove={isMarked ? undefined : onMark}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      onAuxClick={press}
    >
      {children}
    </div>
  );
}
