import { Icon, type IconProps } from './Icon.tsx';

export function FileIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M855 289 639 73q-10-9-22-9H192c-18 0-32 14-32 32v832c0 18 14 32 32 32h640c18 0 32-14 32-32V311q0-12-9-22m-65 37H602V138zm2 562H232V136h302v216a42 42 0 0 0 42 42h216z"
    />
  );
}
