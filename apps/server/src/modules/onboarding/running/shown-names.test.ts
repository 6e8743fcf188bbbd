import { expect, it } from 'vitest';
import { shownName } from './shown-names.ts';

it.each([
  ['Read and sign', 'employee_sign_company_document', 'es', 'Leer y firmar'],
  ['Leer y firmar', 'employee_sign_company_document', 'en', 'Read and sign'],
  ['Section 2', 'hr_fill_i9_form', 'en', 'Section 2'],
  ['Read the handbook', 'employee_sign_company_document', 'es', 'Read the handbook'],
  // Another type's name was chosen by the company.
  ['Answer questions', 'employee_sign_company_document', 'es', 'Answer questions'],
] as const)('“%s” of %s is shown in %s as “%s” [ONB-040]', (name, type, language, shown) => {
  expect(shownName(name, type, language)).toBe(shown);
});
