import { Icon, type IconProps } from './Icon.tsx';

export function CloseIcon(props: IconProps) {
  return <Icon {...props} isEvenOdd d="m800 166 58 58-288 288 288 288-58 58-288-288-288 288-58-58 288-288-288-288 58-58 288 288z" />;
}
