import { Icon, type IconProps } from './Icon.tsx';

export function PrinterIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M820 436h-40q-7 1-8 8v40q1 7 8 8h40q7-1 8-8v-40q-1-7-8-8m32-104H732V120q-1-7-8-8H300q-7 1-8 8v212H172c-44 0-80 36-80 80v328c0 18 14 32 32 32h168v132q1 7 8 8h424q7-1 8-8V772h168c18 0 32-14 32-32V412c0-44-36-80-80-80M360 180h304v152H360zm304 664H360V568h304zm200-140H732V500H292v204H160V412q1-11 12-12h680q11 1 12 12z"
    />
  );
}
