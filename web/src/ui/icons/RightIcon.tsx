import { Icon, type IconProps } from './Icon.tsx';

export function RightIcon(props: IconProps) {
  return (
    <Icon {...props} d="M766 487 315 135a8 8 0 0 0-13 6v77q0 8 6 13l360 281-360 281q-6 5-6 13v77c0 7 8 10 13 6l451-352a32 32 0 0 0 0-50" />
  );
}
