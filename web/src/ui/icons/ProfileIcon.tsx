import { Icon, type IconProps } from './Icon.tsx';

export function ProfileIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M880 112H144c-18 0-32 14-32 32v736c0 18 14 32 32 32h736c18 0 32-14 32-32V144c0-18-14-32-32-32m-40 728H184V184h656zM492 400h184q7-1 8-8v-48q-1-7-8-8H492q-7 1-8 8v48q1 7 8 8m0 144h184q7-1 8-8v-48q-1-7-8-8H492q-7 1-8 8v48q1 7 8 8m0 144h184q7-1 8-8v-48q-1-7-8-8H492q-7 1-8 8v48q1 7 8 8M340 368a40 40 0 1 0 80 0 40 40 0 1 0-80 0m0 144a40 40 0 1 0 80 0 40 40 0 1 0-80 0m0 144a40 40 0 1 0 80 0 40 40 0 1 0-80 0"
    />
  );
}
