import { Icon, type IconProps } from './Icon.tsx';

export function KeyboardIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M136 232h752a40 40 0 0140 40v480a40 40 0 01-40 40H136a40 40 0 01-40-40V272a40 40 0 0140-40zm32 72v416h688V304zm72 64h72v72h-72zm156 0h72v72h-72zm156 0h72v72h-72zm156 0h72v72h-72zM240 492h72v72h-72zm156 0h72v72h-72zm156 0h72v72h-72zm156 0h72v72h-72zM340 620h344v56H340z"
      isEvenOdd
    />
  );
}
