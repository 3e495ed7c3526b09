import { ConfigProvider } from 'antd';

/** Whether the form is read-only, so that its fields show their values as text. */
export function useIsLocked(): boolean {
  return ConfigProvider.useConfig().componentDisabled;
}
