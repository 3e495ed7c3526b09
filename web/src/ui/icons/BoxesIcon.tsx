import { Icon, type IconProps } from './Icon.tsx';

export function BoxesIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      isEvenOdd
      d="M352 112h320v336H352zM424 184v192h176V184zM128 520h352v352H128zM200 592v208h208V592zM544 520h352v352H544zM616 592v208h208V592z"
    />
  );
}
