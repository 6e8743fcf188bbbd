import {
  type ApplyForm,
  addApplicantContact,
  createApplicationDraft,
  getApplicantContact,
  getApplicationDraft,
  getApplyForm,
  previewApplyForm,
  type Reach,
  saveApplicationDraft,
} from '@onward/contract/careers/applying';
import { type ConsentText, listConsentTexts, saveConsentText } from '@onward/contract/careers/consent-texts';
import type { OfferedConsent } from '@onward/contract/careers/shown-consents';
import { letInSuspectedSpam } from '@onward/contract/careers/suspected-spam';
import type { Position } from '@onward/contract/positions/position';
import { chineseSpacing } from '@onward/domain/platform/chinese-spacing';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { applyTo, Employer } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let position: Position;
let advertiser: string;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' }, clock: daytime });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  position = await new Employer(admin).publish();
  const [{ name }] = await rows(
    `select b.name from positions p join locations l on l.id = p.location_id join brands b on b.id = l.brand_id
     where p.digest_key = $1`,
    [position.digest_key],
  );
  advertiser = `${name} (Larkfield Group)`;
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function formIn(language: string): Promise<ApplyForm> {
  const { body } = await stranger.call<{ apply_form: ApplyForm }>(getApplyForm, {
    params: { position_key: position.digest_key },
    headers: { 'accept-language': language },
  });
  return body.apply_form;
}

const current = async (kind: ConsentText['kind']): Promise<ConsentText> => {
  const { body } = await admin.call<{ consent_texts: ConsentText[] }>(listConsentTexts);
  const found = body.consent_texts.find((each) => each.kind === kind);
  if (!found) throw new Error(`No text of the kind ${kind}`);
  return found;
};

let changes = 0;
/** Changes a text in all languages, and returns its new version. */
async function change(kind: ConsentText['kind']): Promise<number> {
  changes += 1;
  const { texts, version } = await current(kind);
  const more = Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, `${text} ${changes}.`]));
  const { body } = await admin.call<{ consent_text: ConsentText }>(saveConsentText, {
    params: { kind },
    body: { texts: more, version },
  });
  return body.consent_text.version;
}

const shownAs = ({ version, language }: OfferedConsent) => ({ version, language });

const consentsOf = (digestKey: string) =>
  rows(
    `select y.kind, y.text_version, y.text, y.language from applicant_consents y
     join applications a on a.company_id = y.company_id and a.id = y.application_id
     where a.digest_key = $1 order by y.id`,
    [digestKey],
  );

const asStored = (kind: string, { version, language, text }: OfferedConsent) => ({
  kind,
  text_version: version,
  text,
  language,
});

describe('The application form', () => {
  it.each(LANGUAGES)(
    'shows the texts in use in %s with the names of the brand and the company [CAR-010, AHD-020]',
    async (language) => {
      for (const kind of ['sms', 'keep_in_touch'] as const) {
        const version = await change(kind);
        const { texts } = await current(kind);
        const filled = texts[language].replaceAll('{{company}}', advertiser);
        const text = language === 'zh' ? chineseSpacing(filled) : filled;
        expect((await formIn(language)).consents[kind]).toEqual({ version, language, text });
      }
    },
  );

  it('shows them to staff in the preview too [CAR-022, AHD-020]', async () => {
    const version = await change('sms');
    const { body } = await admin.call<{ apply_form: ApplyForm }>(previewApplyForm, {
      params: { position_key: position.digest_key },
    });
    expect(body.apply_form.consents.sms.version).toBe(version);
  });
});

describe('A yes', () => {
  it('is kept with the version and the words that were shown [CAR-010, AHD-009, AHD-020]', async () => {
    const { consents } = await formIn('es');
    const shown_consents = { sms: shownAs(consents.sms), keep_in_touch: shownAs(consents.keep_in_touch) };
    const given = { sms_consent: true, keep_in_touch: true, shown_consents };
    const { body } = await applyTo(stranger, position, { ...given, language: 'es' });
    expect(await consentsOf(body.application.digest_key)).toEqual([
      asStored('sms', consents.sms),
      asStored('keep_in_touch', consents.keep_in_touch),
    ]);
  });

  it('to a text that was replaced meanwhile is kept with the older version, which was the one shown [CAR-010, AHD-009, AHD-020]', async () => {
    const before = await formIn('fr');
    await change('sms');
    await change('sms');
    expect((await formIn('fr')).consents.sms.version).toBe(before.consents.sms.version + 2);
    const shown_consents = { sms: shownAs(before.consents.sms) };
    const { body } = await applyTo(stranger, position, { sms_consent: true, shown_consents, language: 'fr' });
    expect(await consentsOf(body.application.digest_key)).toEqual([asStored('sms', before.consents.sms)]);
  });

  it('given in one language and sent in another is kept in the language that was shown [AHD-009, AHD-020]', async () => {
    const { consents } = await formIn('zh');
    const shown_consents = { sms: shownAs(consents.sms) };
    const { body } = await applyTo(stranger, position, { sms_consent: true, shown_consents, language: 'en' });
    expect(await consentsOf(body.application.digest_key)).toEqual([asStored('sms', consents.sms)]);
  });

  it('to the product’s own text still has its words after the company wrote its own [AHD-020]', async () => {
    await change('sms');
    const shown_consents = { sms: { version: 1, language: 'en' } };
    const { body } = await applyTo(stranger, position, { sms_consent: true, shown_consents });
    expect(await consentsOf(body.application.digest_key)).toMatchObject([
      {
        text_version: 1,
        text: expect.stringContaining(`I agree to get text messages from ${advertiser} about my application.`),
      },
    ]);
  });

  it('keeps its version and words when the text changes later [AHD-009, AHD-020]', async () => {
    const { body } = await applyTo(stranger, position, { sms_consent: true, keep_in_touch: true });
    const before = await consentsOf(body.application.digest_key);
    expect(before).toHaveLength(2);
    await change('sms');
    await change('keep_in_touch');
    expect(await consentsOf(body.application.digest_key)).toEqual(before);
  });

  it('of somebody who doesn’t say what was shown is to the text in use [AHD-009, AHD-020]', async () => {
    const version = await change('keep_in_touch');
    const { body } = await applyTo(stranger, position, { keep_in_touch: true, language: 'fr' });
    expect(await consentsOf(body.application.digest_key)).toMatchObject([
      { kind: 'keep_in_touch', text_version: version, language: 'fr' },
    ]);
  });

  it('to a version that never existed is refused, and a version without a yes is ignored [CAR-010, AHD-020]', async () => {
    const shown_consents = { sms: { version: 9999, language: 'en' } };
    const refused = await applyTo(stranger, position, { sms_consent: true, shown_consents });
    expect([refused.body.error_code, Object.keys(refused.body.errors ?? {})]).toEqual([
      20001,
      ['shown_consents.sms.version'],
    ]);
    const { status, body } = await applyTo(stranger, position, { sms_consent: false, shown_consents });
    expect(status).toBe(201);
    expect(await consentsOf(body.application.digest_key)).toEqual([]);
  });

  it('in an unfinished application is kept with what was shown [AHD-008, AHD-020]', async () => {
    const { body } = await stranger.call<{ token: string }>(createApplicationDraft, {
      params: { position_key: position.digest_key },
      body: { language: 'es' },
    });
    const params = { token: body.token };
    const shown_consents = { sms: shownAs((await formIn('es')).consents.sms) };
    await stranger.call(saveApplicationDraft, { params, body: { entries: { sms_consent: true, shown_consents } } });
    const { body: read } = await stranger.call(getApplicationDraft, { params });
    expect(read.application_draft).toMatchObject({ entries: { sms_consent: true, shown_consents } });
  });

  it('that was held back as spam counts for what was shown when it is let in later [CAR-010, AHD-020]', async () => {
    const { consents } = await formIn('fr');
    const email = 'let.in.later@mail.test';
    await applyTo(stranger, position, { sms_consent: true, language: 'fr', email, website: 'https://spam.example' });
    await change('sms');
    const [held] = await rows('select id from suspected_spam where email = $1', [email]);
    const { body } = await admin.call<{ application: { id: number } }>(letInSuspectedSpam, { params: { id: held.id } });
    const [{ digest_key }] = await rows('select digest_key from applications where id = $1', [body.application.id]);
    expect(await consentsOf(digest_key)).toEqual([asStored('sms', consents.sms)]);
  });

  it('on the thank-you page is to the text that was shown there [CAR-012, AHD-009, AHD-020]', async () => {
    const { body: sent } = await applyTo(stranger, position);
    const params = { token: sent.receipt_token };
    const headers = { 'accept-language': 'es' };
    const { body } = await stranger.call<{ reach: Reach }>(getApplicantContact, { params, headers });
    const { sms_consent: shown } = body.reach;
    if (!shown) throw new Error('No text was shown.');
    expect(shown).toEqual((await formIn('es')).consents.sms);
    await change('sms');
    const added = await stranger.call<{ reach: Reach }>(addApplicantContact, {
      params,
      body: { sms_consent: true, shown_consents: { sms: shownAs(shown) } },
    });
    expect(added.body.reach).toMatchObject({ text: 'asks_first', sms_consent: null });
    expect(await consentsOf(sent.application.digest_key)).toEqual([asStored('sms', shown)]);
  });
});
