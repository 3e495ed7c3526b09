import { Icon, type IconProps } from './Icon.tsx';

export function LeftIcon(props: IconProps) {
  return (
    <Icon {...props} d="M724 218v-77c0-7-8-10-13-6L260 487a32 32 0 0 0 0 50l451 352c5 4 13 1 13-6v-77q0-8-6-13L358 512l360-281q6-5 6-13" />
  );
}
