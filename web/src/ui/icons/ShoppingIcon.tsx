import { Icon, type IconProps } from './Icon.tsx';

export function ShoppingIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M832 312H696v-16a184 184 0 0 0-368 0v16H192c-18 0-32 14-32 32v536c0 18 14 32 32 32h640c18 0 32-14 32-32V344c0-18-14-32-32-32m-432-16c0-62 50-112 112-112s112 50 112 112v16H400zm392 544H232V384h96v88q1 7 8 8h56q7-1 8-8v-88h224v88q1 7 8 8h56q7-1 8-8v-88h96z"
    />
  );
}
