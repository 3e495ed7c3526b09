import { describe, expect, test } from 'vitest';
import { unknownSetting } from '../web/antd-styles.ts';

describe('the light frame in place of antd’s', () => {
  test.each([
    ['<ConfigProvider componentSize="large" wave={noWave}>', undefined],
    ['<ConfigProvider getPopupContainer={inside}>{children}</ConfigProvider>', undefined],
    ['<ConfigProvider {...(theme && { theme })} button={buttonConfig}>', undefined],
    ['<ConfigProvider\n  componentDisabled\n  prefixCls="vikray"\n>', 'prefixCls'],
    ['<ConfigProvider wave={noWave}><ConfigProvider locale={english}>', 'locale'],
  ])('is not given a setting that it would drop: %s', (code, unknown) => {
    expect(unknownSetting(code)).toBe(unknown);
  });
});
