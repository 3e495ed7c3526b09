import { Icon, type IconProps } from './Icon.tsx';

export function LoadingIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      viewBox="0 0 1024 1024"
      d="M988 548c-20 0-36-16-36-36q0-89-35-171a440 440 0 0 0-94-140 438 438 0 0 0-140-95q-82-34-171-34c-20 0-36-16-36-36s16-36 36-36q104 1 199 40 92 39 163 110a511 511 0 0 1 150 362c0 20-16 36-36 36"
    />
  );
}
