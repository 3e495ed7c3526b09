import { Icon, type IconProps } from './Icon.tsx';

export function FileExcelIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M855 289 639 73q-10-9-22-9H192c-18 0-32 14-32 32v832c0 18 14 32 32 32h640c18 0 32-14 32-32V311q0-12-9-22m-65 37H602V138zm2 562H232V136h302v216a42 42 0 0 0 42 42h216zM514 580l-62-102q-3-6-10-6h-38l-7 2c-5 3-7 11-3 16l82 131-84 133a12 12 0 0 0 11 18h34q6 0 10-6l63-101 62 101q4 6 10 6h38l7-2q8-7 3-17l-84-130 85-132a12 12 0 0 0-10-19h-35q-8 0-11 6z"
    />
  );
}
