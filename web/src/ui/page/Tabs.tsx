import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

interface TabsProps<T extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly T[];
  readonly shown: T;
  readonly onShow: (tab: T) => void;
  /** Whether only the shown content can be seen for now. */
  readonly isAlone?: boolean;
  /** The content of the shown tab. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Several views of one record, of which one is shown. The arrow keys move between the tabs. */
export function Tabs<T extends string>({ label, tabs, shown, onShow, isAlone = false, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    const next = step && tabs[step(tabs.indexOf(shown), tabs.length)];
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} hidden={isAlone}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onShow(tab)}
            onKeyDown={move}
          >
            {tab}
          </button>
        ))}
      </div>
      <div className="tab-panel" role={isAlone ? undefined : 'tabpanel'} id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  );
}
