import type { SelectProps } from 'antd';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { pause } from '../../platform/pause.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { drawnWhole } from '../inputs/drawn-whole.ts';
import { ClosedSelect, type Asked, type ClosedLook } from './ClosedSelect.tsx';
import type { WholeSelect as DrawnSelect } from './WholeSelect.tsx';

interface ListSelectProps<V extends string | number> extends ClosedLook<V> {
  readonly onChange: (value: V) => void;
  /** How the choices open; by default, all of them are drawn at once. */
  readonly popup?: Pick<SelectProps<V>, 'virtual' | 'listHeight' | 'showSearch' | 'popupMatchSelectWidth' | 'getPopupContainer'>;
}

let loaded: typeof DrawnSelect | undefined;

/** Loads the whole select. Undefined if the server does not answer; the next press tries again. */
async function loadSelect(): Promise<typeof DrawnSelect | undefined> {
  loaded ??= await import('./WholeSelect.tsx').then(
    ({ WholeSelect }) => WholeSelect,
    () => undefined,
  );
  // Another select may have loaded it. Drawn at once, the choices would take the press that asks for them for one beside them, and close.
  await pause(0);
  return loaded;
}

/**
 * A choice in a list. Its choices load when the browser is idle, or at the first press or key, which then opens them. Until then only its
 * closed form is here.
 */
export function ListSelect<V extends string | number>({ onChange, popup = drawnWhole, ...look }: ListSelectProps<V>) {
  const [WholeSelect, setWholeSelect] = useState(() => loaded);
  const [asked, setAsked] = useState<Asked>('nothing');
  const mayLoadNow = asked === 'open';
  useEffect(() => {
    if (WholeSelect) return undefined;
    let isWanted = true;
    // Drawn later, it could be drawn with the press that asks for its choices, and would close like one that is drawn at once.
    const draw = (select: typeof DrawnSelect) => flushSync(() => setWholeSelect(() => select));
    const load = () => void loadSelect().then((select) => isWanted && select && draw(select));
    const stop = mayLoadNow ? load() : whenIdle(load);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [WholeSelect, mayLoadNow]);
  if (!WholeSelect) return <ClosedSelect {...look} onAsk={setAsked} />;
  const { label, value, options, className, variant } = look;
  return (
    <WholeSelect<V>
      {...popup}
      {...(className !== undefined && { className })}
      {...(variant && { variant })}
      // Takes over the focus that the closed form had.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={asked !== 'nothing'}
      aria-label={label}
      value={value}
      options={[...options]}
      onChange={onChange}
      defaultOpen={asked === 'open'}
    />
  );
}
