import { Icon, type IconProps } from './Icon.tsx';

export function RollbackIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M793 242H366v-74c0-7-8-10-13-6L211 274a8 8 0 0 0 0 12l142 112c5 4 13 1 13-6v-74h415v470H175q-7 1-8 8v60q1 7 8 8h618c35 0 64-29 64-64V306c0-35-29-64-64-64"
    />
  );
}
