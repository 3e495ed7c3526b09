import { Icon, type IconProps } from './Icon.tsx';

export function DownIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M884 256h-75q-8 1-13 7L512 654 228 263q-5-6-13-7h-75c-7 0-10 7-7 13l353 486c13 17 39 17 52 0l352-486c4-6 1-13-6-13"
    />
  );
}
