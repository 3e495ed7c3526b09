import { ConfigProvider } from 'antd';

/** Whether the form is only to be looked at: then its fields show their values as text. */
export function useIsLocked(): boolean {
  return ConfigProvider.useConfig().componentDisabled;
}
