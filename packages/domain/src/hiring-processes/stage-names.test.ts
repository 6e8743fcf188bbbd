import { describe, expect, it } from 'vitest';
import { stageNameFor } from './stage-names.ts';
import type { MeetingType, StageType } from './stages.ts';

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
const SPANISH_MEETINGS: Readonly<Record<MeetingType, string>> = {
  phone_call: 'Llamada telefónica',
  onsite_interview: 'Entrevista en persona',
  video_conference: 'Videollamada',
  other: 'Entrevista',
};
const named = (name: string, stage_type: StageType, language: 'en' | 'es', meeting_type?: MeetingType) =>
  stageNameFor(
    { name, stage_type, meeting_type },
    {
      language,
      standard: (standard) => SPANISH[standard],
      standardInEnglish: (standard) => ENGLISH[standard],
      typeName: (type) => SPANISH_TYPES[type],
      meetingName: (type) => SPANISH_MEETINGS[type],
      preScreenForm: () => 'Formulario de preselección',
    },
  );

describe('The name of a stage', () => {
  it.each([
    ['Interview', 'custom', 'Entrevista'],
    ['interview ', 'scheduling', 'Entrevista'],
    ['Pre-screen form', 'online_form', 'Formulario de preselección'],
    ['Prescreening', 'online_form', 'Formulario de preselección'],
    ['Availability', 'online_form', 'Formulario'],
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

  it('tells interviews of different types apart [CAR-012]', () => {
    expect(named('Phone call', 'scheduling', 'es', 'phone_call')).toBe('Llamada telefónica');
    expect(named('Onsite interview', 'scheduling', 'es', 'onsite_interview')).toBe('Entrevista en persona');
    expect(named('Meet the chef', 'scheduling', 'es', 'other')).toBe('Entrevista');
  });
});
