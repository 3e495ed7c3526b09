import { Icon, type IconProps } from './Icon.tsx';

export function StopIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M512 64a448 448 0 1 0 0 896 448 448 0 0 0 0-896m0 820a372 372 0 0 1-288-607l523 524c-64 52-146 83-235 83m289-137L277 224a372 372 0 0 1 523 523"
    />
  );
}
