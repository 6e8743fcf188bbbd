import { chromium } from 'playwright-core';
import { signIn } from './product/sign-in.ts';
const url = 'http://127.0.0.1:3140';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const shots: [string, string, string, object][] = JSON.parse(process.argv[2] ?? '[]');
for (const [name, email, path, o] of shots as any) {
  const context = await browser.newContext({ viewport: { width: o.w ?? 1440, height: o.h ?? 900 }, colorScheme: o.dark ? 'dark' : 'light', locale: o.l ?? 'en-US', timezoneId: o.tz ?? 'America/New_York' });
  if (email) await signIn(context, url, { email, password: 'Onward-demo-1' });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, m.text().slice(0, 200)); });
  await page.goto(url + path);
  await page.waitForTimeout(o.wait ?? 3500);
  for (const step of o.do ?? []) { try { await eval(`(async()=>{${step}})()`); await page.waitForTimeout(900);} catch (e) { console.log(name, String(e).slice(0, 200)); } }
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: o.full ?? false });
  await context.close();
}
await browser.close();
