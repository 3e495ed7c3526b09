import { Icon, type IconProps } from './Icon.tsx';

export function SafetyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      viewBox="0 0 1024 1024"
      d="M512 64 128 192v384a384 384 0 1 0 768 0V192zm312 512a312 312 0 0 1-624 0V246l312-110 312 110zM378 475a36 36 0 0 0-51 0 36 36 0 0 0 1 51l129 129 2 2a34 34 0 0 0 48 1l224-224a34 34 0 0 0 0-48l-3-3a34 34 0 0 0-48 0L483 580z"
    />
  );
}
