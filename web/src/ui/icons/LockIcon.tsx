import { Icon, type IconProps } from './Icon.tsx';

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M832 464h-68V240c0-71-57-128-128-128H388c-71 0-128 57-128 128v224h-68c-18 0-32 14-32 32v384c0 18 14 32 32 32h640c18 0 32-14 32-32V496c0-18-14-32-32-32M332 240c0-31 25-56 56-56h248c31 0 56 25 56 56v224H332zm460 600H232V536h560zM484 701v53q1 7 8 8h40q7-1 8-8v-53a48 48 0 1 0-56 0"
    />
  );
}
