import { LANGUAGES } from '@onward/domain/platform/languages';
import { describe, expect, it } from 'vitest';
import { translator } from '../../platform/i18n/translate.ts';
import { eventOf, putIntoWords } from './put-into-words.ts';

describe('What a notification says', () => {
  const MEETING = {
    applicant: 'Amara Okafor',
    position: 'Barista',
    moment: '2026-11-24T15:00:00Z',
    zone: 'America/New_York',
    what_text: 'interviews:news.confirmed',
  };

  it('is completely in the reader’s language, whenever it was stored [NTF-010, NTF-017]', () => {
    expect(putIntoWords('meeting_changed', MEETING, translator('en'))).toEqual({
      title: 'Interview confirmed: Amara Okafor',
      body: 'Barista, Tue, Nov 24, 10:00 AM EST',
    });
    expect(putIntoWords('meeting_changed', MEETING, translator('es'))).toEqual({
      title: 'Entrevista confirmada: Amara Okafor',
      body: 'Barista, mar 24 nov, 10:00 a. m., hora del Este',
    });
  });

  it.each(LANGUAGES)('has days in words in %s [NTF-010, PLT-043]', (language) => {
    const { title } = putIntoWords('i9_due', { employee: 'Nadia Petrov', day: '2026-11-24' }, translator(language));
    expect(title).toContain('24');
    expect(title).not.toContain('2026-11-24');
  });

  it('names a task as it is called, or as the company calls it [NTF-010, ONB-049]', () => {
    const told = (details: Record<string, string>) =>
      putIntoWords('onboarding_action_waiting', { employee: 'Nadia Petrov', ...details }, translator('en')).body;
    expect(told({ task_text: 'onboarding-modules:actions.w4_form.name' })).toBe(
      'Fill in Form W-4 needs your attention.',
    );
    expect(told({ task: 'Order the uniform' })).toBe('Order the uniform needs your attention.');
  });

  it('has the texts of its type, apart from events with their own [NTF-010]', () => {
    expect(eventOf('meeting_changed', {})).toBe('meeting_changed');
    expect(eventOf('meeting_changed', { words: 'few_slots' })).toBe('few_slots');
  });
});
