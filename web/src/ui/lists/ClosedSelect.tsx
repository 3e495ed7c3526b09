import { DownOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { useId, useRef, useState } from 'react';

/** What the user has done with the closed form: nothing, moved the focus to it, or asked for the choices. */
export type Asked = 'nothing' | 'focus' | 'open';

/** What the closed form shows. */
export interface ClosedLook<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly variant?: 'outlined' | 'borderless';
  readonly className?: string;
}

interface ClosedSelectProps<V extends string | number> extends ClosedLook<V> {
  readonly onAsk: (what: Asked) => void;
}

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** The look and the roles of antd's select while it is closed. It has no choices of its own, but tells when the user wants them. */
export function ClosedSelect<V extends string | number>({
  label,
  value,
  options,
  variant = 'outlined',
  className,
  onAsk,
}: ClosedSelectProps<V>) {
  const { componentSize } = ConfigProvider.useConfig();
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const shown = options.find((option) => option.value === value)?.label ?? String(value);
  const names = [
    'ant-select',
    componentSize === 'large' && 'ant-select-lg',
    `ant-select-${variant}`,
    className,
    'ant-select-css-var',
    hasFocus && 'ant-select-focused',
    'ant-select-single ant-select-show-arrow',
  ];
  const ask = (what: Asked) => {
    setFocus(what !== 'nothing');
    onAsk(what);
  };
  return (
    // The input is what the keyboard and screen readers reach. A press beside it counts too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={names.filter(Boolean).join(' ')}
      onMouseDown={(event) => {
        event.preventDefault();
        input.current?.focus();
        ask('open');
      }}
    >
      <div className="ant-select-content ant-select-content-has-value" title={shown}>
        {shown}
        <input
          ref={input}
          id={useId()}
          aria-label={label}
          readOnly
          autoComplete="new-password"
          className="ant-select-input"
          // antd names no list while its select is closed.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          type="text"
          value=""
          onFocus={() => ask('focus')}
          onBlur={() => ask('nothing')}
          onKeyDown={(event) => {
            if (!openingKeys.includes(event.key)) return;
            event.preventDefault();
            ask('open');
          }}
        />
      </div>
      <div className="ant-select-suffix">
        <DownOutlined />
      </div>
    </div>
  );
}
