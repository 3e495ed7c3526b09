import { Icon, type IconProps } from './Icon.tsx';

export function CheckIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M912 190h-70q-15 1-25 12L405 725 207 474a32 32 0 0 0-25-12h-70c-7 0-10 8-6 13l274 347c12 16 37 16 50 0l488-619c4-5 1-13-6-13"
    />
  );
}
