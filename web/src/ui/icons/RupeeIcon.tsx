import { Icon, type IconProps } from './Icon.tsx';

export function RupeeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      isEvenOdd
      d="M512 64a448 448 0 100 896 448 448 0 000-896zm0 76a372 372 0 110 744 372 372 0 010-744zM352 296h320v60h-92a150 150 0 0142 68h50v60h-46c-10 76-74 124-160 126l170 158h-94L364 604v-50h96c58 0 96-24 106-70H352v-60h212c-12-44-50-68-104-68H352z"
    />
  );
}
