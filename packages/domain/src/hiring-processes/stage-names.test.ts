import { describe, expect, it } from 'vitest';
import { stageNameFor } from './stage-names.ts';
import type { StageType } from './stages.ts';

const ENGLISH = { application: 'Application', interview: 'Interview', offer: 'Offer' };
const SPANISH = { application: 'Solicitud', interview: 'Entrevista', offer: 'Oferta' };
const SPANISH_TYPES: Readonly<Record<StageType, string>> = {
  application: 'Solicitud',
  online_form: 'Formulario',
  online_quiz: 'Cuestionario',
  scheduling: 'Entrevista',
  background_check: 'Verificación de antecedentes',
  offer: 'Oferta',
  custom: '',
};
const named = (name: string, stage_type: StageType, language: 'en' | 'es') =>
  stageNameFor(
    { name, stage_type },
    {
      language,
      standard: (standard) => SPANISH[standard],
      standardInEnglish: (standard) => ENGLISH[standard],
      typeName: (type) => SPANISH_TYPES[type],
    },
  );

describe('The name of a stage', () => {
  it.each([
    ['Interview', 'custom', 'Entrevista'],
    ['interview ', 'scheduling', 'Entrevista'],
    ['Pre-screen form', 'online_form', 'Formulario'],
    ['Meet the chef', 'scheduling', 'Entrevista'],
    ['Background check', 'background_check', 'Verificación de antecedentes'],
    // Written in Spanish by the company.
    ['Entrevista con el chef', 'scheduling', 'Entrevista con el chef'],
    ['Verificacion', 'background_check', 'Verificacion'],
    ['Conoce a la gerente de tu tienda', 'scheduling', 'Conoce a la gerente de tu tienda'],
    // Nothing is known about what it asks.
    ['Trial shift', 'custom', 'Trial shift'],
  ] as const)('“%s” (%s) is shown to a Spanish reader as “%s” [CAR-012]', (name, type, shown) => {
    expect(named(name, type, 'es')).toBe(shown);
  });

  it.each(['Meet the chef', 'Entrevista con el chef'])('“%s” stays on an English page [CAR-012]', (name) => {
    expect(named(name, 'scheduling', 'en')).toBe(name);
  });
});
