import { Icon, type IconProps } from './Icon.tsx';

export function MenuIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M904 160H120q-7 1-8 8v64q1 7 8 8h784q7-1 8-8v-64q-1-7-8-8m0 624H120q-7 1-8 8v64q1 7 8 8h784q7-1 8-8v-64q-1-7-8-8m0-312H120q-7 1-8 8v64q1 7 8 8h784q7-1 8-8v-64q-1-7-8-8"
    />
  );
}
