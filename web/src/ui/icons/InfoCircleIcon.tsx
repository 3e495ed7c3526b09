import { Icon, type IconProps } from './Icon.tsx';

export function InfoCircleIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M512 64a448 448 0 1 0 0 896 448 448 0 0 0 0-896m0 820a372 372 0 1 1 0-744 372 372 0 0 1 0 744m-48-548a48 48 0 1 0 96 0 48 48 0 1 0-96 0m72 112h-48q-7 1-8 8v272q1 7 8 8h48q7-1 8-8V456q-1-7-8-8"
    />
  );
}
