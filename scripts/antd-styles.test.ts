import { describe, expect, test } from 'vitest';
import { unknownSetting, unstyledLook } from '../web/antd-styles.ts';

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

describe('the style sheet in place of antd’s', () => {
  test.each([
    ['<Button type="primary" danger onClick={save}>', undefined],
    ['<RowAction variant="text" color="danger" />', undefined],
    ['<Button type="link" onClick={showAll}>', 'type="link"'],
    ['<DraftButton\n  variant="filled"\n>', 'variant="filled"'],
    ['<Button shape="circle" />', 'shape="circle"'],
    ['<Button onClick={save} ghost>', '<Button onClick={save} ghost'],
  ])('is asked for no look whose rules it leaves out: %s', (code, unstyled) => {
    expect(unstyledLook(code)).toBe(unstyled);
  });
});
