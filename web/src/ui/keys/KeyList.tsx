import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Switch } from '../controls/Switch.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { FocusAtOnce } from '../page/FocusAtOnce.tsx';
import './key-list.css';
import { KeyCap } from './KeyCap.tsx';
import { keyMessages as say, keysEverywhere } from './key-messages.ts';
import { switchSingleKeys, useSingleKeys } from './single-keys.ts';
import { keysOfPage, type PageKey } from './use-keys.ts';

interface KeyListProps {
  /** Leads to the help for the page. */
  readonly help: ReactNode;
  readonly onClose: () => void;
}

/** The keys of the page below, those that hold everywhere, and whether letters act alone. */
export function KeyList({ help, onClose }: KeyListProps) {
  const close = useRef<HTMLButtonElement>(null);
  const areSingleOn = useSingleKeys();
  const switchId = useId();
  const keys = keysOfPage();
  return (
    <Dialog
      title={say.title}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button ref={close} onClick={onClose}>
            {say.close}
          </Button>
          <FocusAtOnce target={close} />
        </>
      }
    >
      <p className="key-list-help">{help}</p>
      <Keys title={say.onThisPage} keys={keys.filter(({ isEverywhere }) => !isEverywhere)} />
      <Keys title={say.everywhere} keys={[...keys.filter(({ isEverywhere }) => isEverywhere), ...keysEverywhere]} />
      <div className="single-keys">
        <label htmlFor={switchId}>{say.singleKeys}</label>
        <span className="single-keys-hint">{say.singleKeysHint}</span>
        <span className="single-keys-switch">
          <span aria-hidden>{areSingleOn ? say.on : say.off}</span>
          <Switch id={switchId} checked={areSingleOn} onChange={switchSingleKeys} />
        </span>
      </div>
    </Dialog>
  );
}

function Keys({ title, keys }: { readonly title: string; readonly keys: readonly Omit<PageKey, 'act'>[] }) {
  return (
    <section className="key-list">
      <h3>{title}</h3>
      {keys.length === 0 && <p>{say.noneHere}</p>}
      <dl>
        {keys.map(({ key, does }) => (
          <div key={`${key} ${does}`}>
            <dt>
              <KeyCap name={key} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
