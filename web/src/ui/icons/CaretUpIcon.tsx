import { Icon, type IconProps } from './Icon.tsx';

export function CaretUpIcon(props: IconProps) {
  return <Icon {...props} viewBox="0 0 1024 1024" d="M859 689 531 308c-10-11-28-11-37 0L165 689c-12 14-1 35 19 35h656c20 0 31-21 19-35" />;
}
