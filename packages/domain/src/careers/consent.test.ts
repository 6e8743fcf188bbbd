import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../platform/languages.ts';
import {
  CONSENT_TEXT_MAX,
  type ConsentProblem,
  type ConsentTexts,
  consentProblems,
  decideConsentSave,
  filledConsent,
  tidyConsentText,
} from './consent.ts';

const SMS: Readonly<Record<Language, string>> = {
  en: '{{company}} may text me. Message frequency varies. Data rates may apply. Reply STOP to end, HELP for help.',
  fr: '{{company}} peut m’envoyer des SMS. La fréquence varie. Des frais peuvent s’appliquer. STOP pour arrêter, HELP pour de l’aide.',
  es: '{{company}} puede enviarme mensajes. La frecuencia varía. Pueden aplicarse tarifas. STOP para cancelar, HELP para ayuda.',
  zh: '{{company}}可以向我发送短信。频率不定，可能产生费用。回复 STOP 停止，回复 HELP 求助。',
};

/** The part of each text that a problem is about. */
const PARTS: Readonly<Partial<Record<ConsentProblem, Readonly<Record<Language, string>>>>> = {
  consent_company: { en: '{{company}}', fr: '{{company}}', es: '{{company}}', zh: '{{company}}' },
  consent_rates: { en: 'rates', fr: 'frais', es: 'tarifas', zh: '费用' },
  consent_stop: { en: 'STOP', fr: 'STOP', es: 'STOP', zh: 'STOP' },
  consent_help: { en: 'HELP', fr: 'HELP', es: 'HELP', zh: 'HELP' },
  consent_frequency: { en: 'frequency', fr: 'fréquence', es: 'frecuencia', zh: '频率' },
};

describe('A consent text', () => {
  it.each(LANGUAGES)('for texts in %s is complete with all that carriers ask for [AHD-009, AHD-020]', (language) => {
    expect(consentProblems('sms', language, SMS[language])).toEqual([]);
  });

  it.each(
    Object.entries(PARTS).flatMap(([problem, parts]) =>
      LANGUAGES.map((language) => [problem as ConsentProblem, language, parts[language]] as const),
    ),
  )('has the problem %s in %s without “%s” [AHD-009, AHD-020]', (problem, language, part) => {
    expect(consentProblems('sms', language, SMS[language].replaceAll(part, '…'))).toEqual([problem]);
  });

  it.each([
    ['en', 'Data rates may apply. Reply STOP to end, HELP for help. {{company}} contacts me up to 4 times per month.'],
    ['fr', '{{company}} me contacte 4 fois par mois. Des frais s’appliquent. STOP pour arrêter, HELP pour de l’aide.'],
    ['es', '{{company}} me contacta 4 veces al mes. Hay tarifas. STOP para cancelar, HELP para ayuda.'],
    ['zh', '{{company}}每月联系我四次，可能产生费用。回复 STOP 停止，回复 HELP 求助。'],
  ] as const)('in %s has to say that messages may be sent [AHD-009, AHD-020]', (language, text) => {
    expect(consentProblems('sms', language, text)).toEqual(['consent_messages']);
  });

  it.each([
    ['', ['required']],
    [' \n ', ['required']],
    [`${SMS.en} {{ company }}`, ['consent_placeholder']],
    [`${SMS.en} {{first_name}}`, ['consent_placeholder']],
    [`${SMS.en} }}`, ['consent_placeholder']],
    [`<b>${SMS.en}</b>`, ['consent_html']],
    [`${SMS.en} <!-- -->`, ['consent_html']],
    [`${SMS.en} &lt;b&gt;`, ['consent_html']],
    [`${SMS.en} &#60;`, ['consent_html']],
    [`${SMS.en} I <3 jobs & people`, []],
    [SMS.en.padEnd(CONSENT_TEXT_MAX, '.'), []],
    [SMS.en.padEnd(CONSENT_TEXT_MAX + 1, '.'), ['too_long']],
    [`${SMS.en}${' '.repeat(CONSENT_TEXT_MAX)}`, []],
    [SMS.en.replace('STOP', 'stop').replace('HELP', 'help'), ['consent_stop', 'consent_help']],
    [SMS.en.replace('STOP', 'NONSTOP'), ['consent_stop']],
    [
      'Yes',
      ['consent_company', 'consent_messages', 'consent_frequency', 'consent_rates', 'consent_stop', 'consent_help'],
    ],
  ] as const)('like “%s” has the problems %j [AHD-020]', (text, problems) => {
    expect(consentProblems('sms', 'en', text)).toEqual(problems);
  });

  it.each([
    ['{{company}} may tell me about other jobs.', []],
    ['You may tell me about other jobs.', ['consent_company']],
    ['<i>{{company}}</i> {{job}}', ['consent_html', 'consent_placeholder']],
    ['', ['required']],
  ] as const)('to stay in touch like “%s” has the problems %j [AHD-020]', (text, problems) => {
    expect(consentProblems('keep_in_touch', 'en', text)).toEqual(problems);
  });

  it('is kept as it is seen, without line breaks and double spaces [AHD-020]', () => {
    expect(tidyConsentText('  I agree\n\n to   texts\t. ')).toBe('I agree to texts .');
    expect(tidyConsentText('D’accord\u00a0? Oui\u202f!')).toBe('D’accord\u00a0? Oui\u202f!');
  });

  it.each([
    ['Larkfield', 'Larkfield may text me, says Larkfield'],
    ['$& {{company}}', '$& {{company}} may text me, says $& {{company}}'],
  ])('names the company %s wherever its place is [AHD-020]', (company, filled) => {
    expect(filledConsent('{{company}} may text me, says {{company}}', company)).toBe(filled);
  });

  it('sets the company apart in Chinese [AHD-020, PLT-043]', () => {
    const filled = '我同意接收 Tidewater (Larkfield Group) 的短信。';
    expect(filledConsent('我同意接收{{company}}的短信。', 'Tidewater (Larkfield Group)')).toBe(filled);
  });
});

describe('Saving a consent text', () => {
  const current = { version: 3, texts: SMS };
  const newer: ConsentTexts = { ...SMS, es: `${SMS.es} Gracias.` };
  const save = (texts: ConsentTexts, editedVersion = 3) =>
    decideConsentSave({ kind: 'sms', current, editedVersion, texts });

  it('makes the next version when a word of any language changed [AHD-020]', () => {
    expect(save(newer)).toEqual({ outcome: 'new_version', version: 4, texts: newer });
  });

  it.each([
    ['the same words', SMS, 3],
    ['only other spaces', { ...SMS, en: ` ${SMS.en.replace(' ', '\n')} ` }, 3],
    ['the same words edited from an older version', SMS, 2],
  ])('with %s makes no version [AHD-020]', (_what, texts, editedVersion) => {
    expect(save(texts, editedVersion)).toEqual({ outcome: 'unchanged' });
  });

  it.each([1, 2, 4])('that was edited from version %i and not the current one is a conflict [AHD-020]', (version) => {
    expect(save(newer, version)).toEqual({ outcome: 'conflict' });
  });

  it('names the problems of each language, also when somebody else saved meanwhile [AHD-020]', () => {
    const texts = { ...newer, fr: '', zh: SMS.zh.replace('HELP', '') };
    for (const version of [3, 2]) {
      expect(save(texts, version)).toEqual({
        outcome: 'problems',
        problems: { fr: ['required'], zh: ['consent_help'] },
      });
    }
  });
});
