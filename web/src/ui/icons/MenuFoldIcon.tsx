import { Icon, type IconProps } from './Icon.tsx';

export function MenuFoldIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M408 442h480q7-1 8-8v-56q-1-7-8-8H408q-7 1-8 8v56q1 7 8 8m-8 204q1 7 8 8h480q7-1 8-8v-56q-1-7-8-8H408q-7 1-8 8zm504-486H120q-7 1-8 8v56q1 7 8 8h784q7-1 8-8v-56q-1-7-8-8m0 632H120q-7 1-8 8v56q1 7 8 8h784q7-1 8-8v-56q-1-7-8-8M115 519l157 123c5 5 14 1 14-7V389c0-8-8-12-14-7L115 505a9 9 0 0 0 0 14"
    />
  );
}
