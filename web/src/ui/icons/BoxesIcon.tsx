import { Icon, type IconProps } from './Icon.tsx';

export function BoxesIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      isEvenOdd
      d="M352 112h320v336H352zm72 72v192h176V184zM128 520h352v352H128zm72 72v208h208V592zm344-72h352v352H544zm72 72v208h208V592z"
    />
  );
}
