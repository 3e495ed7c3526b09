import { Icon, type IconProps } from './Icon.tsx';

export function MoreIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M456 231a56 56 0 10112 0 56 56 0 10-112 0zm0 280a56 56 0 10112 0 56 56 0 10-112 0zm0 280a56 56 0 10112 0 56 56 0 10-112 0z"
    />
  );
}
