// Our words in a payroll provider's codes (INT-011).

export interface ProviderCode {
  code: string;
  name: string;
}

/** Job titles are matched whatever their case and spaces. */
export const positionKey = (title: string): string => title.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

const SHARE_MIN = 0.5;

/** The code whose name shares the most words with ours; null when none shares half of them. */
export function suggestCode(label: string, codes: readonly ProviderCode[]): string | null {
  const ours = words(label);
  if (ours.size === 0) return null;
  let best: { code: string; share: number } | null = null;
  for (const { code, name } of codes) {
    const theirs = words(name);
    const common = [...ours].filter((word) => theirs.has(word)).length;
    const share = common / Math.max(ours.size, theirs.size);
    if (share >= SHARE_MIN && (best === null || share > best.share)) best = { code, share };
  }
  return best?.code ?? null;
}
