import { Icon, type IconProps } from './Icon.tsx';

export function ContainerIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M832 64H192c-18 0-32 14-32 32v832c0 18 14 32 32 32h640c18 0 32-14 32-32V96c0-18-14-32-32-32m-40 824H232V687h98q18 50 59 85 54 43 123 44c69 1 89-16 123-44q42-35 59-85h98v-63H644l-6 25c-12 60-65 103-126 103s-114-43-126-103l-6-25H232V136h560zM320 341h384q7-1 8-8v-48q-1-7-8-8H320q-7 1-8 8v48q1 7 8 8m0 160h384q7-1 8-8v-48q-1-7-8-8H320q-7 1-8 8v48q1 7 8 8"
    />
  );
}
