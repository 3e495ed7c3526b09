/** A practised hand at a page: 120 ms a key, half a second before a click. It never scrolls. */
import type { Locator, Page } from '@playwright/test';

const practisedKeyMs = 120;
const clickMs = 500;

export interface PractisedHand {
  readonly page: Page;
  /** Types a text into the field with the focus. */
  type(text: string): Promise<void>;
  /** Presses keys, one after the other. */
  press(...keys: readonly string[]): Promise<void>;
  /** Clicks what is in the window. Fails if it must be scrolled to. */
  click(target: Locator): Promise<void>;
  /** The clicks so far. */
  readonly clicks: number;
}

/** `keyMs` is the time for a key; that of a practised hand unless another is given. */
export function practisedHand(page: Page, keyMs = practisedKeyMs): PractisedHand {
  let clicks = 0;
  return {
    page,
    type: (text) => page.keyboard.type(text, { delay: keyMs }),
    async press(...keys) {
      for (const key of keys) {
        await page.waitForTimeout(keyMs);
        await page.keyboard.press(key);
      }
    },
    async click(target) {
      await target.waitFor();
      await page.waitForTimeout(clickMs);
      await expectInWindow(page, target);
      await target.click();
      clicks++;
    },
    get clicks() {
      return clicks;
    },
  };
}

async function expectInWindow(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const isSeen = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  if (!isSeen) throw new Error(`This must be scrolled to: ${target.toString()}`);
}
