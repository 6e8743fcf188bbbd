// What keeps an employee from being sent to payroll, per field (EMP-032, AHD-013).
import { INFORMATION_GROUPS, type InformationGroup, informationFields } from '../employees/information.ts';
import type { CodeKind, PayrollHire, PayrollProvider } from './hires.ts';
import { checkHire, codeKindsOf, HIRE_FIELDS, HIRE_PROBLEMS, type HireField, type HireProblem } from './providers.ts';

/** `refused`: the provider said no when it was sent. */
export const PREFLIGHT_PROBLEMS = [...HIRE_PROBLEMS, 'refused'] as const;
export type PreflightProblem = (typeof PREFLIGHT_PROBLEMS)[number];

/** What is sent, and the work location, which is sent as a code or not at all but is always needed. */
export type PreflightField = HireField | 'location_id';

/** What an employee has, in the company's own words. */
export type OwnWords = Record<CodeKind, string | null>;

export interface PreflightProblemAt {
  field: PreflightField;
  problem: HireProblem;
}

const CODE = 'codes.';

export const kindOfCode = (field: string): CodeKind | null =>
  field.startsWith(CODE) ? (field.slice(CODE.length) as CodeKind) : null;

/** The fields that concern a provider, in the order of the record's groups. */
export const preflightFields = (provider: PayrollProvider): PreflightField[] => {
  const kinds = codeKindsOf(provider);
  const shown = HIRE_FIELDS.filter((field) => {
    const kind = kindOfCode(field);
    return kind === null || kinds.includes(kind);
  });
  const rank = (field: PreflightField): number => {
    const group = groupOfField(field);
    return group === null ? INFORMATION_GROUPS.length : INFORMATION_GROUPS.indexOf(group);
  };
  return (['location_id', ...shown] as PreflightField[]).toSorted((one, other) => rank(one) - rank(other));
};

/** Where a field is edited; null for codes, which are matched for the whole company. */
export const groupOfField = (field: string): InformationGroup | null =>
  INFORMATION_GROUPS.find((group) => group !== 'emergency_contact' && informationFields(group).includes(field)) ?? null;

/** Everything that has to be fixed before anything is sent; empty when the person is ready. */
export function preflightProblems(provider: PayrollProvider, hire: PayrollHire, ours: OwnWords): PreflightProblemAt[] {
  const refused = checkHire(provider, hire).filter(({ field }) => field !== 'codes.location' || ours.location !== null);
  const unmapped = isUnmapped(provider, hire, ours)
    ? [{ field: 'codes.department', problem: 'code_missing' } as const]
    : [];
  const nowhere = ours.location === null ? [{ field: 'location_id', problem: 'required' } as const] : [];
  return [...nowhere, ...refused, ...unmapped];
}

/** A department is optional, but the one somebody has must not get lost. */
const isUnmapped = (provider: PayrollProvider, { codes }: PayrollHire, { department }: OwnWords): boolean =>
  codeKindsOf(provider).includes('department') && department !== null && codes.department === null;
