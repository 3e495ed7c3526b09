import { Icon, type IconProps } from './Icon.tsx';

export function DeleteIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M360 184h-8q7-1 8-8zh304v-8q1 7 8 8h-8v72h72v-80c0-35-29-64-64-64H352c-35 0-64 29-64 64v80h72zm504 72H160c-18 0-32 14-32 32v32q1 7 8 8h60l25 523c2 34 30 61 64 61h454c34 0 62-27 64-61l25-523h60q7-1 8-8v-32c0-18-14-32-32-32M731 840H293l-25-512h488z"
    />
  );
}
