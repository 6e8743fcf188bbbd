import { expect, it } from 'vitest';
import { shownDescription, shownModuleText, shownName, shownTaskName } from './shown-names.ts';

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

it.each([
  ['signing', 'Custom signing', 'es', 'Leer y firmar: Firma personalizada'],
  ['company_documents', 'Handbook', 'en', 'Read and sign: Handbook'],
  ['w4', 'W-4', 'en', 'Read and sign'],
] as const)('a task of the module %s “%s” is called in %s “%s” [ONB-040]', (module_type, name, language, shown) => {
  const action = { name: 'Read and sign', action_type: 'employee_sign_company_document' } as const;
  expect(shownTaskName(action, { name, module_type }, language)).toBe(shown);
});

it('introduces a module in the reader’s language, or in the words of the company [ONB-001, ONB-040]', () => {
  const introduction = (text: string) => shownModuleText(text, 'direct_deposit', 'description', 'es');
  expect(introduction('Enter the bank accounts your pay should go to.')).toBe(
    'Indica las cuentas bancarias donde quieres recibir tu pago.',
  );
  expect(introduction('We pay every Friday.')).toBe('We pay every Friday.');
});

it('describes a task in the reader’s language, or in the words of the company [ONB-040]', () => {
  const described = (text: string) => shownDescription(text, 'employee_fill_form', 'es');
  expect(described('Answered by the employee')).toBe('Respondidas por el empleado');
  expect(described('Please answer by Friday.')).toBe('Please answer by Friday.');
});
