import { Icon, type IconProps } from './Icon.tsx';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M880 184H712v-64q-1-7-8-8h-56q-7 1-8 8v64H384v-64q-1-7-8-8h-56q-7 1-8 8v64H144c-18 0-32 14-32 32v664c0 18 14 32 32 32h736c18 0 32-14 32-32V216c0-18-14-32-32-32m-40 656H184V460h656zM184 392V256h128v48q1 7 8 8h56q7-1 8-8v-48h256v48q1 7 8 8h56q7-1 8-8v-48h128v136z"
    />
  );
}
