// Decides what the company picker shows (IDN-012).
import type { SelectableCompany } from '@onward/contract/identity/identity';
import { isOpenForWork } from '@onward/domain/company/statuses';

export type Choice = { kind: 'none' } | { kind: 'only'; companyId: number } | { kind: 'ask' };

export function decideChoice(companies: readonly Pick<SelectableCompany, 'id' | 'status'>[]): Choice {
  const [first, ...others] = companies;
  if (!first) return { kind: 'none' };
  if (others.length === 0 && isOpenForWork(first.status)) return { kind: 'only', companyId: first.id };
  return { kind: 'ask' };
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The row that gets the focus after a key, out of `count` rows; null for other keys. */
export function rowAfterKey(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (current + step + count) % count;
}
