import { describe, expect, it } from 'vitest';
import { detectLanguage, foreignLanguage } from './detect-language.ts';

describe('The language of a text', () => {
  it.each([
    ['You will prepare food for our guests and keep the kitchen clean.', 'en'],
    ['Which shifts can you work? Tell us the days that are good for you.', 'en'],
    ['Prepararás la comida para los clientes y mantendrás limpia la cocina.', 'es'],
    ['Vous préparez les plats pour nos clients et gardez la cuisine propre avec une équipe.', 'fr'],
    ['您将为客人准备食物，并保持厨房清洁。', 'zh'],
    ['为 Tidewater 准备食物', 'zh'],
    ['Line Cook', null],
    ['Chef de partie', null],
    ['La Cocina', null],
    ['', null],
    ['12345 !!', null],
  ])('“%s” is told as %s [CAR-003]', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('is only named where it differs from the page [CAR-003]', () => {
    const text = 'You will prepare food for our guests and keep the kitchen clean.';
    expect(foreignLanguage(text, 'en')).toBeUndefined();
    expect(foreignLanguage(text, 'es')).toBe('en');
    expect(foreignLanguage('Line Cook', 'es')).toBeUndefined();
  });
});
