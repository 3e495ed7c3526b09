import { Icon, type IconProps } from './Icon.tsx';

export function UpIcon(props: IconProps) {
  return (
    <Icon {...props} d="M891 755 538 269c-13-17-39-17-52 0L134 755a8 8 0 0 0 6 13h75q8 0 13-7l284-391 284 391q5 7 13 7h75c7 0 10-7 7-13" />
  );
}
