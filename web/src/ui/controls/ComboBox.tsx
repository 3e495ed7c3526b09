import { useRef, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import type { ComboBoxOption, ComboBoxProps } from './combo-box-props.ts';
import './combo-box.css';
import './pressable.css';
import { ComboBoxField } from './ComboBoxField.tsx';
import { useOverlayContainer } from './overlay-container.ts';

type ListedOption = ComboBoxOption & { readonly id: string };

/** A long list is drawn as far as the user has come. */
const drawnAtOnce = 100;

/**
 * A field whose list opens below it, with the best match marked: Enter takes it without an arrow key. What the user types is kept by its
 * owner, who also says which entries match.
 */
export function ComboBox(props: ComboBoxProps) {
  const { id, options, chosen, label, typed, onType, onOpenChange, staysOpen = false } = props;
  const [isOpen, setOpen] = useState(false);
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const close = useRef<() => void>(undefined);
  const chosenAt = typed === '' ? options.findIndex(({ key }) => chosen.includes(key)) : 0;
  const listed = options.slice(0, Math.max(drawn, chosenAt + drawnAtOnce));
  const drawMore = () => setDrawn(listed.length + drawnAtOnce);
  const container = useOverlayContainer();
  return (
    <AriaComboBox
      {...(id !== undefined && { id })}
      className={`combo-box ${props.className ?? ''}`.trimEnd()}
      {...(props['aria-label'] !== undefined && { 'aria-label': props['aria-label'] })}
      {...(props['aria-labelledby'] !== undefined && { 'aria-labelledby': props['aria-labelledby'] })}
      {...(props['aria-describedby'] !== undefined && { 'aria-describedby': props['aria-describedby'] })}
      isRequired={props['aria-required'] ?? false}
      isInvalid={props['aria-invalid'] ?? false}
      isDisabled={props.disabled ?? false}
      validationBehavior="aria"
      allowsEmptyCollection
      menuTrigger="manual"
      // A closed list has no entries to draw.
      items={isOpen ? listed.map((option) => ({ ...option, id: option.key })) : []}
      // The chosen entry is marked by a class. With its key here, leaving the field would look like choosing it once more.
      value={null}
      onChange={(key) => {
        if (key === null) return;
        props.onChoose(String(key));
        if (!staysOpen) close.current?.();
      }}
      inputValue={isOpen || typed !== '' ? typed : label}
      onInputChange={onType}
      onOpenChange={(opened) => {
        setOpen(opened);
        setDrawn(drawnAtOnce);
        onOpenChange?.(opened);
      }}
    >
      <ComboBoxField {...props} closer={close} options={listed} onEnd={drawMore} />
      <UNSAFE_PortalProvider getContainer={() => container}>
        <Popover className="combo-box-popover" placement="bottom start" offset={4} containerPadding={8} isNonModal>
          <ListBox<ListedOption>
            className="combo-box-list"
            onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
              if (scrollHeight - scrollTop < 2 * clientHeight) drawMore();
            }}
            renderEmptyState={() => <div className="combo-box-empty">{props.empty ?? 'No data'}</div>}
          >
            {(option) => (
              <ListBoxItem
                id={option.id}
                textValue={option.label}
                className={chosen.includes(option.id) ? 'combo-box-option combo-box-chosen' : 'combo-box-option'}
              >
                {option.shown ?? option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </UNSAFE_PortalProvider>
    </AriaComboBox>
  );
}
