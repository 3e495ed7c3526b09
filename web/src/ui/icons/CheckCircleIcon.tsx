import { Icon, type IconProps } from './Icon.tsx';

export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M699 353h-47q-16 1-26 13L469 584l-71-99q-10-13-26-13h-47c-6 0-10 8-6 13l124 173a32 32 0 0 0 52 0l210-292c4-6 0-13-6-13M512 64a448 448 0 1 0 0 896 448 448 0 0 0 0-896m0 820a372 372 0 1 1 0-744 372 372 0 0 1 0 744"
    />
  );
}
