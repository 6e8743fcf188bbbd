import {
  type ConsentText,
  listConsentTexts,
  listConsentTextVersions,
  saveConsentText,
} from '@onward/contract/careers/consent-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { applyTo, Employer, freshPhone } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let harbor: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' } });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  harbor = await stranger.signIn('owner@harborpine.test');
});
afterAll(() => product.stop());

type Kind = ConsentText['kind'];
type Texts = ConsentText['texts'];

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function current(kind: Kind, caller = admin): Promise<ConsentText> {
  const { body } = await caller.call<{ consent_texts: ConsentText[] }>(listConsentTexts);
  const found = body.consent_texts.find((each) => each.kind === kind);
  if (!found) throw new Error(`No text of the kind ${kind}`);
  return found;
}

const versions = async (kind: Kind, caller = admin): Promise<ConsentText[]> =>
  (await caller.call<{ versions: ConsentText[] }>(listConsentTextVersions, { params: { kind } })).body.versions;

const save = (kind: Kind, texts: Texts, version: number, caller = admin) =>
  caller.call<{ consent_text: ConsentText }>(saveConsentText, { params: { kind }, body: { texts, version } });

const withMore = (texts: Texts, more: string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, `${text} ${more}`])) as Texts;

describe('The consent texts of a company', () => {
  it('begin with the product’s own, as version 1 in all languages [AHD-020]', async () => {
    const { body } = await harbor.call<{ consent_texts: ConsentText[] }>(listConsentTexts);
    expect(body.consent_texts).toMatchObject([
      { kind: 'sms', version: 1, updated_at: null, updated_by: null, yes_count: 0 },
      { kind: 'keep_in_touch', version: 1, updated_at: null, updated_by: null },
    ]);
    for (const { texts } of body.consent_texts) {
      expect(Object.keys(texts).toSorted()).toEqual(['en', 'es', 'fr', 'zh']);
      for (const text of Object.values(texts)) expect(text).toContain('{{company}}');
    }
  });

  it('get a new version with each change, and keep the old ones with who wrote them [AHD-020]', async () => {
    const first = await current('keep_in_touch');
    const second = await save('keep_in_touch', withMore(first.texts, '2'), 1);
    expect([second.status, second.body.consent_text.version]).toEqual([200, 2]);
    const third = await save('keep_in_touch', withMore(first.texts, '3'), 2);
    expect(await current('keep_in_touch')).toEqual(third.body.consent_text);
    const all = await versions('keep_in_touch');
    expect(all.map(({ version, texts }) => [version, texts])).toEqual([
      [3, withMore(first.texts, '3')],
      [2, withMore(first.texts, '2')],
      [1, first.texts],
    ]);
    expect(all[0]?.updated_by).toBe('Renee Castellano');
    expect(all[0]?.updated_at).not.toBeNull();
    expect((await current('sms')).version).toBe(1);
  });

  it('are written down in the audit log with both versions [AHD-020, PLT-055]', async () => {
    const { texts, version } = await current('sms');
    await save('sms', { ...texts, en: `${texts.en} Thank you.` }, version);
    const [entry] = await rows(
      `select changes from audit_log where company_id = 1 and event = 'consent_text_changed' order by id desc limit 1`,
    );
    expect(entry.changes).toEqual({
      kind: 'sms',
      version: [version, version + 1],
      en: [texts.en, `${texts.en} Thank you.`],
    });
  });

  it('stay at their version when no word changed, even for someone who edited an older one [AHD-020]', async () => {
    const { texts, version } = await current('sms');
    const spaced = { ...texts, en: `  ${texts.en.replace(' ', '\n')} ` };
    for (const edited of [version, Math.max(1, version - 1)]) {
      const { status, body } = await save('sms', spaced, edited);
      expect([status, body.consent_text.version]).toEqual([200, version]);
    }
    expect((await versions('sms')).length).toBe(version);
  });

  it('changed by somebody else meanwhile are refused with both texts of each language that differs [AHD-020, AHD-021]', async () => {
    const { texts, version } = await current('keep_in_touch');
    await save('keep_in_touch', { ...texts, fr: `${texts.fr} A` }, version);
    const { status, body } = await save('keep_in_touch', { ...texts, fr: `${texts.fr} B` }, version);
    expect([status, body.error_code]).toEqual([409, 20002]);
    expect(body.conflict).toEqual({
      version: version + 1,
      fields: { 'texts.fr': { theirs: `${texts.fr} A`, yours: `${texts.fr} B` } },
    });
    expect((await save('keep_in_touch', { ...texts, fr: `${texts.fr} B` }, version + 1)).status).toBe(200);
  });

  it('saved by two people at the same moment become one version [AHD-020, AHD-021]', async () => {
    const { texts, version } = await current('keep_in_touch');
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((more) => save('keep_in_touch', withMore(texts, more), version)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await current('keep_in_touch')).version).toBe(version + 1);
  });

  it('are refused with the reasons at each language, and nothing is stored [AHD-020]', async () => {
    const { texts, version } = await current('sms');
    const wrong = { ...texts, en: 'Yes, {{company}}', fr: ' ', es: `${texts.es} <b>` };
    const { status, body } = await save('sms', wrong, version);
    expect([status, body.error_code, Object.keys(body.errors ?? {}).toSorted()]).toEqual([
      422,
      20001,
      ['texts.en', 'texts.es', 'texts.fr'],
    ]);
    expect(body.errors?.['texts.en']).toContain('Say that replying STOP ends the messages, with STOP in capitals');
    expect(body.errors?.['texts.en']).toHaveLength(5);
    const placeless = await save('sms', { ...texts, zh: texts.zh.replace('{{company}}', '') }, version);
    expect(placeless.body.errors?.['texts.zh']).toEqual(["Include {{company}} where the company's name belongs"]);
    expect((await current('sms')).version).toBe(version);
  });

  it('count the people who agreed to each version, once per person [AHD-020]', async () => {
    const employer = new Employer(harbor);
    const [location] = await rows('select id from locations where company_id = 2 order by id limit 1');
    const job = { location_id: location.id, salary_min: 20, salary_max: 25, salary_unit: 'hour' };
    const jobs = [await employer.publish(job), await employer.publish(job)];
    const phone = freshPhone();
    for (const job of jobs) await applyTo(stranger, job, { phone, email: 'twice@mail.test', sms_consent: true });
    await applyTo(stranger, jobs[0] ?? { digest_key: '' }, { sms_consent: true });
    await applyTo(stranger, jobs[0] ?? { digest_key: '' });
    expect((await current('sms', harbor)).yes_count).toBe(2);
    await save('sms', withMore((await current('sms', harbor)).texts, '!'), 1, harbor);
    expect((await current('sms', harbor)).yes_count).toBe(0);
    expect((await versions('sms', harbor)).map(({ version, yes_count }) => [version, yes_count])).toEqual([
      [2, 0],
      [1, 2],
    ]);
  });

  it('belong to one company only [AHD-020]', async () => {
    const harbors = await versions('keep_in_touch', harbor);
    expect(harbors.map(({ version }) => version)).toEqual([1]);
    expect((await versions('keep_in_touch')).length).toBeGreaterThan(1);
  });

  it('are for super admins to see and to change [AHD-020]', async () => {
    const { texts, version } = await current('sms');
    for (const email of ['general.manager@larkfield.test', 'hr.admin@larkfield.test', 'manager@larkfield.test']) {
      const someone = await stranger.signIn(email);
      const answers = [
        await someone.call(listConsentTexts),
        await someone.call(listConsentTextVersions, { params: { kind: 'sms' } }),
        await save('sms', withMore(texts, 'x'), version, someone),
      ];
      expect(answers.map(({ body }) => body.error_code)).toEqual([10004, 10004, 10004]);
    }
    expect((await stranger.call(listConsentTexts)).body.error_code).toBe(10003);
  });

  it('cannot be changed or deleted by the application once stored [AHD-020]', async () => {
    const privileges = await rows(
      `select privilege_type from information_schema.role_table_grants
       where table_name = 'consent_texts' and grantee in ('onward_app', 'onward_system')`,
    );
    expect(new Set(privileges.map(({ privilege_type }) => privilege_type))).toEqual(new Set(['SELECT', 'INSERT']));
  });
});
