import { Icon, type IconProps } from './Icon.tsx';

export function EditIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M258 752h6l168-30q3 0 5-3l424-424a10 10 0 0 0 0-14L695 115q-4-3-7-3-4 0-7 3L257 539q-3 2-3 5l-29 168a34 34 0 0 0 9 30q11 10 24 10m67-174 363-363 73 73-363 363-89 16zm555 258H144c-18 0-32 14-32 32v36q1 7 8 8h784q7-1 8-8v-36c0-18-14-32-32-32"
    />
  );
}
