import { expect, test } from '@playwright/test';
import { freePort } from '../testing/panel/free-port.ts';
import { openMailServer } from '../testing/panel/mail-receiver.ts';
import { readMail, textOf } from '../testing/panel/read-mail.ts';
import { startOwnPanel } from './own-panel.ts';
import { openPhone, reviseSale } from './quotation-steps.ts';
import { approveSale, dealOf } from './sales-setup.ts';
import { expectNoFindings, expectNotice, openSession, send } from './steps.ts';

test('a link leaves by mail, and the bell and the timeline tell what the customer answers (FUP-13, FUP-27, FUP-32, FUP-35, FUP-38)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const mailServer = await openMailServer();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { host, port: smtpPort } = mailServer.smtp;
  const settings = {
    PORT: String(port),
    LINK_URL: address,
    SMTP_URL: `smtp://${host}:${smtpPort}`,
    MAIL_FROM: 'sales@taramandal.example.in',
  };
  const panel = await startOwnPanel(browser, () => settings);
  const { page } = panel;
  try {
    await openSession(page);
    const { customer, quotationId } = await approveSale(page);

    await page.goto(`/followups?due=All&search=${encodeURIComponent(customer)}`);
    await expect(page.getByRole('row').filter({ hasText: customer })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('complementary', { name: 'Call' }).getByRole('button', { name: 'Mail' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Send a link where the customer can answer').check();
    await dialog.getByRole('button', { name: 'Send Mail' }).click();
    await expectNotice(page, 'Mail sent to ila@akshar.example.in.');

    const [mail] = mailServer.received;
    expect(mail?.to).toEqual(['ila@akshar.example.in']);
    const link = /http:\/\/127\.0\.0\.1:\d+\/q\/[\w-]{43}/.exec(textOf(readMail(mail?.source ?? ''), 'text/plain'))?.[0] ?? '';
    const phone = await openPhone(browser);
    await phone.goto(link);
    await expectNoFindings(phone);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const openedAt = async () => (await send(page, 'GetQuotationLink', { quotationid: quotationId }))[0]?.['fld_openedat'];
    await expect.poll(openedAt).toMatch(/^2\d{3}-/);
    await phone.getByText('Ask for a Change', { exact: true }).first().click();
    await phone.getByLabel('What should change?').fill('Two chairs less, please');
    await phone.getByRole('button', { name: 'Ask for a Change' }).click();
    await expect(phone.getByText(/^Your message was sent on /)).toBeVisible();

    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const told = page.getByRole('region', { name: 'Notifications' }).getByText(/asks for a change .*Two chairs less, please/);
    await told.click();
    await page.waitForURL(/\/viewquotation\?id=/);
    await page.goto(`/deal?id=${await dealOf(page, quotationId)}`);
    for (const entry of [
      /Customer by link.*asked for a change.*Two chairs less, please/,
      /Customer by link.*opened/,
      /sent .* to ila@akshar\.example\.in/,
    ])
      await expect(page.locator('.entry').filter({ hasText: entry })).toBeVisible();
    await expectNoFindings(page);

    await reviseSale(page, quotationId);
    await phone.reload();
    await expect(phone.getByText(/^This quotation has been replaced\. Please ask .+ for the new one\.$/)).toBeVisible();
    await phone.context().close();
  } finally {
    await panel.stop();
    await mailServer.stop();
  }
});
