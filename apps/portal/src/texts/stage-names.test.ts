import { describe, expect, it } from 'vitest';
import { textsOf } from './all-texts.ts';
import { stageName } from './stage-names.ts';
import { createTexts } from './texts.ts';

const spanish = createTexts('es', textsOf('es'));

describe('The name of a stage', () => {
  it.each([
    ['Interview', 'custom', 'Entrevista'],
    ['Offer', 'custom', 'Oferta'],
    ['Pre-screen form', 'online_form', 'Formulario de preselección'],
    ['Meet the chef', 'custom', 'Meet the chef'],
  ] as const)('“%s” (%s) is shown to a Spanish reader as “%s” [CAR-012]', (name, stage_type, shown) => {
    expect(stageName(spanish, { name, stage_type })).toBe(shown);
  });
});
