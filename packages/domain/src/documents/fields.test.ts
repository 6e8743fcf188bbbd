import { describe, expect, it } from 'vitest';
import {
  type DocumentField,
  FIELDS_MAX,
  type FieldBox,
  fieldProblem,
  fieldsProblem,
  initialsOf,
  placeProblem,
  valueProblems,
} from './fields.ts';

const field = (more: Partial<DocumentField> = {}): DocumentField => ({
  id: 'a',
  kind: 'text',
  role: 'applicant',
  label: 'Shirt size',
  required: true,
  ...more,
});
const SIGNATURE = field({ id: 's', kind: 'signature' });

describe('The fields of a document', () => {
  it('need a signature of the applicant [OFR-006]', () => {
    expect(fieldsProblem([SIGNATURE])).toBeNull();
    expect(fieldsProblem([field({ kind: 'signature', role: 'company' })])).toBe('applicant_signature_missing');
    expect(fieldsProblem([])).toBe('applicant_signature_missing');
    expect(fieldsProblem(Array.from({ length: FIELDS_MAX + 1 }, () => SIGNATURE))).toBe('too_many_fields');
  });

  it.each([
    [{}, [], null],
    [{ label: ' ' }, [], 'label_required'],
    [{ label: 'x'.repeat(81) }, [], 'label_too_long'],
    [{}, [field()], 'id_repeated'],
    [{ options: ['S', 'M'] }, [], null],
    [{ options: ['S'] }, [], 'options_invalid'],
    [{ options: ['S', 'S'] }, [], 'options_invalid'],
    [{ options: ['S', ' '] }, [], 'options_invalid'],
    [{ kind: 'date', options: ['S', 'M'] }, [], 'options_invalid'],
    [{ options: Array.from({ length: 13 }, (_, index) => `Size ${index}`) }, [], 'options_invalid'],
  ] as const)('with %j after %j: %s [OFR-006]', (more, others, problem) => {
    expect(fieldProblem(field(more), others)).toBe(problem);
  });

  const PAGES = [
    { width: 612, height: 792 },
    { width: 792, height: 612 },
  ];
  const box = (more: Partial<FieldBox>): FieldBox => ({ page: 0, x: 10, y: 10, width: 100, height: 20, ...more });
  it.each([
    [{}, null],
    [{ page: 2 }, 'page_unknown'],
    [{ page: -1 }, 'page_unknown'],
    [{ x: -1 }, 'outside_page'],
    [{ x: 550 }, 'outside_page'],
    [{ page: 1, x: 650 }, null],
    [{ y: 780 }, 'outside_page'],
    [{ width: 4 }, 'too_small'],
  ] as const)('placed at %j: %s [OFR-006]', (more, problem) => {
    expect(placeProblem(box(more), PAGES)).toBe(problem);
  });
});

describe('What a signer enters', () => {
  const FIELDS = [
    SIGNATURE,
    field(),
    field({ id: 'b', required: false }),
    field({ id: 'c', kind: 'checkbox' }),
    field({ id: 'd', role: 'company' }),
    field({ id: 'e', kind: 'initials', required: false }),
    field({ id: 'f', options: ['S', 'M'], required: false }),
  ];
  it.each([
    [{}, { a: 'required', c: 'required' }],
    [
      { a: ' ', c: false },
      { a: 'required', c: 'required' },
    ],
    [{ a: 'M', c: true }, {}],
    [{ a: 'M', b: 'x'.repeat(501), c: true }, { b: 'too_long' }],
    [{ a: 'M', c: true, e: 'A' }, { e: 'initials_invalid' }],
    [{ a: 'M', c: true, e: 'A1' }, { e: 'initials_invalid' }],
    [{ a: 'M', c: true, e: '王芳', f: 'M' }, {}],
    [{ a: 'M', c: true, f: 'XXL' }, { f: 'not_an_option' }],
  ] as const)('%j has the problems %j, and fields of others have none [OFR-010]', (values, problems) => {
    expect(valueProblems(FIELDS, 'applicant', values)).toEqual(problems);
  });

  it.each([
    ['Amara Okafor', 'AO'],
    ['maria del carmen  ruiz', 'MR'],
    ['王芳', '王芳'],
    ['Cher', 'CH'],
    ['', ''],
  ])('has initials suggested by the name %j: %s [OFR-010]', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('is only read from fields it was given, not from what objects inherit [OFR-010]', () => {
    expect(valueProblems([field({ id: 'constructor' })], 'applicant', {})).toEqual({ constructor: 'required' });
  });
});
