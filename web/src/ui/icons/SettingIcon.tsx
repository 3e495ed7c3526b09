import { Icon, type IconProps } from './Icon.tsx';

export function SettingIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M112 224h400v64H112zm528 0h272v64H640zM512 160h64v192h-64zM112 480h144v64H112zm272 0h528v64H384zM256 416h64v192h-64zM112 736h464v64H112zm592 0h208v64H704zM576 672h64v192h-64z"
    />
  );
}
