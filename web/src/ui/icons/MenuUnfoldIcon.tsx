import { Icon, type IconProps } from './Icon.tsx';

export function MenuUnfoldIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M408 442h480q7-1 8-8v-56q-1-7-8-8H408q-7 1-8 8v56q1 7 8 8m-8 204q1 7 8 8h480q7-1 8-8v-56q-1-7-8-8H408q-7 1-8 8zm504-486H120q-7 1-8 8v56q1 7 8 8h784q7-1 8-8v-56q-1-7-8-8m0 632H120q-7 1-8 8v56q1 7 8 8h784q7-1 8-8v-56q-1-7-8-8M142 642l157-123a9 9 0 0 0 0-14L142 382c-5-5-14-1-14 7v246a9 9 0 0 0 14 7"
    />
  );
}
