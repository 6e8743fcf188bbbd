/** From a shared link to an application on a phone, then the tasks applicants get by link. */
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { freshPhone } from '../../testing/people/employer.ts';
import { DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { linkIn } from '../../testing/product/outside.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { hiddenFocus, violationsOf } from '../accessibility.ts';
import { open as openPostings, row } from '../positions/positions-steps.ts';
import { ADULT, awake, Hiring, SHIFTS, SHORT_PHONE, SMALL_PHONE, SMALLEST_PHONE } from './careers-steps.ts';

test.override('allowedConsoleErrors', [/status of (401|404|410|422)/, /ERR_INTERNET_DISCONNECTED/]);

let product: InProcessProduct;
let hiring: Hiring;
let minutesAhead = 0;
beforeAll(async () => {
  const clock = () => new Date(Date.now() + minutesAhead * 60_000);
  product = await startInProcess({ sandbox: true, clock });
  hiring = await Hiring.begin(product);
});
afterAll(() => product.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Presses until it counts: a press right after the screen changed is ignored. */
const pressUntil = (pressed: Locator, expected: Locator) =>
  until('what the press opens', async () => {
    // The first press may have counted, so the button may no longer be there.
    await pressed.click({ timeout: 1000 }).catch(() => {});
    return expected.first().isVisible();
  });
const press = (page: Page, name: string, expected: Locator) => pressUntil(button(page, name).first(), expected);
const saved = (page: Page, words = 'Saved') => page.getByRole('status').filter({ hasText: words }).first();

/** A slow connection: each upload waits until it is released. */
async function holdUploads(page: Page) {
  const held: Route[] = [];
  await page.route('**/v1/application_drafts/*/uploads', (route) => void held.push(route));
  return { next: () => until('a file on its way', async () => held.shift()) };
}

const storedApplications = async (phone: string) => {
  const { rows } = await product.app.ownerPool.query(
    `select a.*, p.language from applications a join persons p on p.company_id = a.company_id and p.id = a.person_id
     where p.phone = $1`,
    [phone],
  );
  return rows;
};

describe('Applying from a phone', () => {
  test('in Spanish without email, interrupted, resumed by text, finished, while the manager watches [CAR-008, CAR-012, AHD-008, PLT-039, NTF-022]', async ({
    page,
    browser,
  }) => {
    const number = freshPhone();
    const position = await hiring.employer.publish({ title: 'Evening Shift Leader', questions: [SHIFTS, ADULT] });
    const manager = await browser.newPage();
    await openPostings(manager, product.url, '/job-postings?query=Evening%20Shift%20Leader');
    const posting = row(manager, position.title);
    await posting.getByText('No applicants yet').waitFor();

    await page.setViewportSize(SMALL_PHONE);
    await page.goto(`${await hiring.addressOf(position)}?lang=es&referer_source=whatsapp`);
    await page.getByRole('link', { name: /Postularme/ }).click();
    await awake(page);
    await page.getByLabel('Nombre').fill('Amara');
    await page.getByLabel('Apellido').fill('Okafor');
    await page.getByLabel('Número de celular').fill(number);
    await page.getByRole('checkbox', { name: /Acepto recibir mensajes/ }).check();
    await button(page, 'Continuar').click();
    await page.getByRole('checkbox', { name: 'Evenings' }).check();
    await saved(page, 'Guardado').waitFor();

    const other = await browser.newContext({ viewport: SMALL_PHONE, locale: 'es-US', reducedMotion: 'reduce' });
    const second = await other.newPage();
    await second.goto(hiring.applyAddress(position));
    await awake(second);
    await button(second, /empezaste en otro celular/).click();
    await second.getByLabel('Tu número de celular').fill(number);
    await button(second, 'Enviarme el enlace').click();
    await second.getByText('te enviamos el enlace').waitFor();
    await second.goto(linkIn((await product.outside.text(`+1${number}`)).body, 'resume='));
    await second.getByText('Guardamos tus respuestas').first().waitFor();
    expect(await second.getByRole('checkbox', { name: 'Evenings' }).isChecked()).toBe(true);
    expect(second.url()).not.toContain('resume');

    await second.getByRole('radio', { name: 'Sí' }).check();
    await button(second, 'Continuar').click();
    await heading(second, '¿Está todo bien?').waitFor();
    await second.getByText('Amara Okafor').waitFor();
    await second.getByText(/Acepto recibir mensajes/).waitFor();
    expect(await second.getByText('Guardamos tus respuestas').count()).toBe(0);
    await button(second, 'Enviar mi solicitud').click();
    await heading(second, 'Gracias, Amara').waitFor();
    // Neither the way back nor the phone it was begun on leads to an empty form without a word.
    await second.goBack();
    await heading(second, 'Ya enviaste tu solicitud').waitFor();
    await second.getByRole('link', { name: 'Ver mi solicitud' }).waitFor();
    await page.reload();
    await page.getByText('Continuaste esta solicitud en otro celular o ya la enviaste.').waitFor();
    await posting.getByRole('img', { name: /: 1$/ }).waitFor();
    await Promise.all([other.close(), manager.context().close()]);

    const [application, ...more] = await storedApplications(number);
    expect(more).toEqual([]);
    expect(application).toMatchObject({ language: 'es', referer_source: 'whatsapp', first_name: 'Amara' });
  });

  test('the phone’s Back button leads to the step before, with its answers, also after a reload [CAR-008]', async ({
    page,
  }) => {
    const position = await hiring.employer.publish({ questions: [SHIFTS] });
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(hiring.applyAddress(position));
    await awake(page);
    await page.getByLabel('First name').fill('Amara');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Mobile number').fill(freshPhone());
    await button(page, /^Continue$/).click();
    await page.getByRole('checkbox', { name: 'Evenings' }).check();
    await button(page, /^Continue$/).click();
    await heading(page, 'Does everything look right?').waitFor();
    await page.goBack();
    await page.getByRole('checkbox', { name: 'Evenings', checked: true }).waitFor();
    await saved(page).waitFor();
    await page.reload();
    await page.getByRole('checkbox', { name: 'Evenings', checked: true }).waitFor();
    await page.goBack();
    await heading(page, 'About you').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Amara');
  });

  test('keyboard focus is never hidden behind the bar with the button [AHD-008]', async ({ page }) => {
    const position = await hiring.employer.publish({ requires_resume: true });
    await page.setViewportSize(SHORT_PHONE);
    for (const address of [await hiring.addressOf(position), hiring.applyAddress(position)]) {
      await page.goto(address);
      if (address.endsWith('/apply')) await awake(page);
      expect(await hiddenFocus(page), address).toEqual([]);
    }
  });

  test('shows what is missing under its field, and moves the focus there [CAR-009]', async ({ page }) => {
    const position = await hiring.employer.publish();
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(hiring.applyAddress(position));
    await awake(page);
    await page.getByLabel('Mobile number').fill('12');
    await button(page, /^Continue$/).click();
    await page.getByRole('alert').getByText('3 answers to fix').waitFor();
    await page.getByRole('link', { name: 'Mobile number: Please enter a correct phone number' }).click();
    const field = page.getByLabel('Mobile number');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('refuses a resume it can’t read, waits for the upload of another, and shows it for review [CAR-008, PLT-053]', async ({
    page,
  }) => {
    const number = freshPhone();
    const position = await hiring.employer.publish({ requires_resume: true });
    await page.goto(hiring.applyAddress(position));
    await awake(page);
    await page.getByLabel('First name').fill('Amara');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Mobile number').fill(number);
    const file = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Worked at a diner for 3 years.') };
    const uploads = await holdUploads(page);
    const film = { name: 'walk.mov', mimeType: 'video/quicktime', buffer: Buffer.from('not readable here') };
    await page.getByLabel('Resume').setInputFiles(film);
    await page.getByRole('alert').getByText('PDF, Word, text, JPG, or PNG file up to 10 MB').waitFor();
    await page.getByText('PDF, Word, text, or image, up to 10 MB').waitFor();
    await button(page, /^Continue$/).click();
    expect(await page.getByLabel('Resume').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await heading(page, 'About you').isVisible()).toBe(true);
    await page.getByLabel('Resume').setInputFiles(file);
    await button(page, /^Continue$/).click();
    await page.getByRole('progressbar', { name: 'resume.txt' }).waitFor();
    expect(await button(page, 'Waiting for your file').isDisabled()).toBe(true);
    await (await uploads.next()).abort('internetdisconnected');
    await page.getByRole('alert').getByText("We couldn't upload resume.txt").waitFor();
    expect(await heading(page, 'About you').isVisible()).toBe(true);
    await button(page, 'Try again').click();
    await button(page, /^Continue$/).click();
    await button(page, 'Waiting for your file').waitFor();
    await (await uploads.next()).continue();
    await heading(page, 'Does everything look right?').waitFor();
    await page.getByText('resume.txt').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Submit application').click();
    await heading(page, 'Thanks, Amara').waitFor();
    expect(await storedApplications(number)).toHaveLength(1);
  });

  test('keeps the answers on the phone while offline, and when the language changes [AHD-008]', async ({
    page,
    context,
  }) => {
    const position = await hiring.employer.publish();
    await page.goto(hiring.applyAddress(position));
    await awake(page);
    await context.setOffline(true);
    await page.getByLabel('First name').fill('Noor');
    await page.getByText('Your answers are on this phone').waitFor();
    await context.setOffline(false);
    await saved(page).waitFor();
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Français' }).click();
    await page.getByText('Vos réponses ont été conservées').waitFor();
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Noor');
  });

  test('asks about equal opportunity separately, and accepts no answer [CAR-008, AHD-020]', async ({ page }) => {
    const number = freshPhone();
    const position = await hiring.employer.publish();
    const ask = (asks: boolean) =>
      product.app.ownerPool.query('update companies set asks_equal_opportunity = $1 where id = 1', [asks]);
    await ask(true);
    await page.goto(hiring.applyAddress(position));
    await awake(page);
    await page.getByLabel('First name').fill('Amara');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Mobile number').fill(number);
    await button(page, /^Continue$/).click();
    await heading(page, 'Equal opportunity').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('radiogroup', { name: /Sex/ }).getByRole('radio', { name: 'I prefer not to say' }).check();
    await button(page, /^Continue$/).click();
    await button(page, 'Submit application').click();
    await heading(page, 'Thanks, Amara').waitFor();
    await ask(false);
    const { rows } = await product.app.ownerPool.query(
      `select e.sex, e.race from equal_opportunity_answers e join positions p on p.id = e.position_id
       where p.digest_key = $1`,
      [position.digest_key],
    );
    expect(rows).toEqual([{ sex: 'decline', race: null }]);
  });

  test('says that nothing can be sent, and takes an email address after applying [CAR-012]', async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(await hiring.thanksAddress());
    await page.getByText("We can't send you this link. Please keep it.").waitFor();
    await button(page, 'Copy link').waitFor();
    await button(page, 'Save').click();
    await page.getByText('Enter an email address or allow texts').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const email = `late.${freshPhone()}@mail.test`;
    await page.getByLabel('Email').fill(email);
    await button(page, 'Save').click();
    await page.getByText('Look for this link in your email, too.').waitFor();
    expect((await product.outside.email(email)).text).toContain('/thanks/');
  });

  test('is readable without scripts [AHD-008, CAR-003]', async ({ browser }) => {
    const position = await hiring.employer.publish({ title: 'Line Cook' });
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: SMALLEST_PHONE });
    const page = await context.newPage();
    await page.goto(await hiring.addressOf(position));
    await heading(page, 'Line Cook').waitFor();
    await page.getByRole('link', { name: /Apply now/ }).click();
    await heading(page, 'About you').waitFor();
    expect(await page.locator('noscript').textContent()).toContain('This page needs JavaScript');
    await context.close();
  });
});

describe('A task behind a link', () => {
  test('a form saves its answers, is submitted once, and shows that permanently [CAR-015]', async ({ page }) => {
    const link = await hiring.formLink();
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(link);
    await page.getByLabel('Anything else?').fill('I have a car.');
    await saved(page).waitFor();
    await page.reload();
    expect(await page.getByLabel('Anything else?').inputValue()).toBe('I have a car.');
    await button(page, 'Submit answers').click();
    await page.getByRole('alert').getByText('1 answer to fix').waitFor();
    await page.getByLabel('When can you start?').fill('2026-12-01');
    await button(page, 'Submit answers').click();
    await heading(page, 'We got your answers').waitFor();
    await page.reload();
    await heading(page, 'We got your answers').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('a quiz shows its rules first, runs a timer, and is submitted once [CAR-016]', async ({ page }) => {
    const link = await hiring.quizLink();
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(link);
    await page.getByText('10 minutes once you start').waitFor();
    expect(await page.content()).not.toContain('raw chicken');
    await button(page, 'Start quiz').click();
    await page
      .getByRole('timer')
      .getByText(/^(10:00|9:\d\d) left$/)
      .waitFor();
    await page.getByRole('radio', { name: 'On the bottom shelf' }).check();
    await saved(page).waitFor();
    await page.reload();
    expect(await page.getByRole('radio', { name: 'On the bottom shelf' }).isChecked()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Next question').click();
    await page.getByText("1 question isn't answered yet").waitFor();
    await page.goBack();
    await page.getByText('Question 1 of 2').first().waitFor();
    await press(page, 'Next question', page.getByText('Question 2 of 2'));
    await press(page, 'Back', page.getByText('Question 1 of 2'));
    await press(page, 'Next question', page.getByText('Question 2 of 2'));
    await page.getByRole('radio', { name: 'Yes' }).check();
    const confirmation = page.getByRole('dialog', { name: 'Submit your quiz?' });
    await press(page, 'Submit quiz', confirmation);
    await confirmation.getByText('You answered every question').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await pressUntil(confirmation.getByRole('button', { name: 'Submit quiz' }), heading(page, 'Quiz submitted'));
    expect(await page.content()).not.toMatch(/score/i);
  });

  test('a quiz is not submitted by a double tap or a held key, and names what is missing first [CAR-016]', async ({
    page,
  }) => {
    const link = await hiring.quizLink();
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(link);
    await button(page, 'Start quiz').click();
    await page.getByText('Question 1 of 2').first().waitFor();
    await until('the second question', async () => {
      // The second tap of each pair lands where the submit button appears.
      await button(page, /Next question|Submit quiz/).dblclick();
      return page.getByText('Question 2 of 2').first().isVisible();
    });
    const confirmation = page.getByRole('dialog', { name: 'Submit your quiz?' });
    expect(await confirmation.count()).toBe(0);
    await press(page, 'Submit quiz', confirmation);
    await confirmation.getByText("2 questions of 2 aren't answered").waitFor();
    const keep = confirmation.getByRole('button', { name: 'Keep working' });
    expect(await keep.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await confirmation.waitFor({ state: 'detached' });
    expect(await button(page, 'Submit quiz').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await heading(page, 'Quiz submitted').count()).toBe(0);
    await page.reload();
    await page.getByText('Question 2 of 2').first().waitFor();
  });

  test('a quiz whose time is over accepts no more answers [CAR-016]', async ({ page }) => {
    const link = await hiring.quizLink();
    await page.goto(link);
    await button(page, 'Start quiz').click();
    await page.getByRole('radio', { name: 'On the top shelf' }).waitFor();
    minutesAhead = 11;
    await page.reload();
    await heading(page, "Time's up").waitFor();
    minutesAhead = 0;
  });
});

describe('A preview', () => {
  test('shows staff what applicants see, and sends nothing [CAR-022, PLT-036]', async ({ page, context }) => {
    const position = await hiring.employer.publish({ title: 'Previewed Cook' });
    const quiz = await hiring.quizPreview();
    const form = await hiring.formPreview();
    await page.goto(`${hiring.applyAddress(position)}?preview=true`);
    await heading(page, 'Page not found').waitFor();
    await signIn(context, product.url, { email: 'super.admin@larkfield.test', password: DEMO_PASSWORD });

    await page.goto(`${hiring.applyAddress(position)}?preview=true`);
    await page.getByText('This is what applicants see. Nothing is saved.').waitFor();
    await page.getByLabel('First name').fill('Amara');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Mobile number').fill('4045550148');
    await button(page, /^Continue$/).click();
    await heading(page, 'Does everything look right?').waitFor();
    expect(await button(page, 'Submit application').isDisabled()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(form);
    await page.getByLabel('When can you start?').waitFor();
    expect(await button(page, 'Submit answers').isDisabled()).toBe(true);
    await page.goto(quiz);
    await button(page, 'Next question').click();
    expect(await button(page, 'Submit quiz').isDisabled()).toBe(true);
    const { rows } = await product.app.ownerPool.query(
      `select count(*)::int as count from application_drafts d join positions p on p.id = d.position_id
       where p.digest_key = $1`,
      [position.digest_key],
    );
    expect(rows[0]?.count).toBe(0);
  });
});
