import { Icon, type IconProps } from './Icon.tsx';

export function BankIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M894 462c31 0 44-40 19-58L531 126a32 32 0 0 0-38 0L111 404c-25 18-12 58 19 58h62v374h-72q-7 1-8 8v52q1 7 8 8h784q7-1 8-8v-52q-1-7-8-8h-72V462zM512 197l271 197H241zM264 462h117v374H264zm189 0h117v374H453zm307 374H642V462h118z"
    />
  );
}
