import { Icon, type IconProps } from './Icon.tsx';

export function CheckCircleFilledIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M512 64a448 448 0 1 0 0 896 448 448 0 0 0 0-896m194 302L495 658a32 32 0 0 1-52 0L319 485c-4-5 0-13 6-13h47q16 0 26 13l71 99 157-218q10-12 26-13h47c7 0 10 7 7 13"
    />
  );
}
