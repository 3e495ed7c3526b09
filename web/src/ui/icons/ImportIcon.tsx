import { Icon, type IconProps } from './Icon.tsx';

export function ImportIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      isEvenOdd
      d="M880 912H144c-18 0-32-14-32-32V144c0-18 14-32 32-32h360q7 1 8 8v56q-1 7-8 8H184v656h656V520q1-7 8-8h56q7 1 8 8v360c0 18-14 32-32 32M653 425l52 52a8 8 0 0 1-4 13l-180 21q-8 1-9-8l22-180c0-6 8-9 13-5l53 53 256-256q6-4 11 0l42 42q4 6 0 11z"
    />
  );
}
