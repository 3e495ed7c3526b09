import { Icon, type IconProps } from './Icon.tsx';

export function CaretDownIcon(props: IconProps) {
  return <Icon {...props} viewBox="0 0 1024 1024" d="M840 300H184c-20 0-31 21-19 35l329 381c9 11 27 11 37 0l328-381c12-14 1-35-19-35" />;
}
