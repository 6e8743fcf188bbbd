// Issues that disappeared since the record was opened, to show that a save has fixed them (EMP-007).
import type { OpenIssue } from '@onward/contract/employees/employee';
import { useState } from 'react';

export interface FixedIssue {
  key: string;
  message: string;
  at: Date;
}

const NONE: readonly OpenIssue[] = [];

/** Several documents can expire, so the code alone does not identify an issue. */
export const issueKey = ({ code, message }: OpenIssue): string => `${code} ${message}`;

/** Newest first. An issue that comes back is no longer fixed. */
export function nextFixed(
  fixed: readonly FixedIssue[],
  before: readonly OpenIssue[],
  now: readonly OpenIssue[],
  at: Date,
): FixedIssue[] {
  const open = new Set(now.map(issueKey));
  const gone = before.filter((issue) => !open.has(issueKey(issue)));
  const kept = fixed.filter(({ key }) => !open.has(key));
  return [...gone.map((issue) => ({ key: issueKey(issue), message: issue.message, at })), ...kept];
}

export function useFixedIssues(issues: readonly OpenIssue[] = NONE): readonly FixedIssue[] {
  const [known, setKnown] = useState<{ issues: readonly OpenIssue[]; fixed: readonly FixedIssue[] }>({
    issues,
    fixed: [],
  });
  if (known.issues === issues) return known.fixed;
  const fixed = nextFixed(known.fixed, known.issues, issues, new Date());
  setKnown({ issues, fixed });
  return fixed;
}
