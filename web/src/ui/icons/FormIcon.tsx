import { Icon, type IconProps } from './Icon.tsx';

export function FormIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M904 512h-56q-7 1-8 8v320H184V184h320q7-1 8-8v-56q-1-7-8-8H144c-18 0-32 14-32 32v736c0 18 14 32 32 32h736c18 0 32-14 32-32V520q-1-7-8-8m-548 23-2 119q1 15 16 16l118-3 6-2 416-415q5-5 0-11L785 114l-5-2-6 2-416 415zm63 23 361-359 45 45-361 360-45 1z"
    />
  );
}
