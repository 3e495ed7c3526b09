import { Icon, type IconProps } from './Icon.tsx';

export function MinusIcon(props: IconProps) {
  return <Icon {...props} d="M160 474h704q8 0 8 8v60q0 8-8 8H160q-8 0-8-8v-60q0-8 8-8" />;
}
