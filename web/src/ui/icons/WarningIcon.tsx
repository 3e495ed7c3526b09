import { Icon, type IconProps } from './Icon.tsx';

export function WarningIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M464 720a48 48 0 1 0 96 0 48 48 0 1 0-96 0m16-304v184q1 7 8 8h48q7-1 8-8V416q-1-7-8-8h-48q-7 1-8 8m476 440L540 136q-10-16-28-16c-18 0-22 5-28 16L68 856c-12 21 3 48 28 48h832c25 0 40-27 28-48m-784-28 340-588 340 588z"
    />
  );
}
