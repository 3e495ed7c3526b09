import { Icon, type IconProps } from './Icon.tsx';

export function CloseCircleFilledIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      isEvenOdd
      d="M512 64a448 448 0 1 1 0 896 448 448 0 0 1 0-896m128 275L512 467 384 339l-45 45 128 128-128 128 45 45 128-128 128 128 45-45-128-128 128-128z"
    />
  );
}
