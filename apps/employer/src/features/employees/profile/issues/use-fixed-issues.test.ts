import type { OpenIssue } from '@onward/contract/employees/employee';
import { expect, test } from 'vitest';
import { nextFixed } from './use-fixed-issues.ts';

const issue = (code: OpenIssue['code'], message: string = code): OpenIssue => ({
  code,
  message,
  group: null,
  field: null,
});
const at = new Date('2026-11-18T15:00:00Z');
const keys = (fixed: readonly { key: string }[]) => fixed.map(({ key }) => key.split(' ')[0]);

test('what disappears from the open issues counts as fixed, until it comes back [EMP-007]', () => {
  const ssn = issue('missing_ssn');
  const address = issue('missing_address');
  const first = nextFixed([], [ssn, address], [ssn], at);
  expect(keys(first)).toEqual(['missing_address']);
  const second = nextFixed(first, [ssn], [], at);
  expect(keys(second)).toEqual(['missing_ssn', 'missing_address']);
  expect(keys(nextFixed(second, [], [address], at))).toEqual(['missing_ssn']);
});

test('two expired documents are two issues [EMP-007, AHD-024]', () => {
  const card = issue('document_expired', 'Food handler card expired');
  const permit = issue('document_expired', 'Work permit expired');
  expect(nextFixed([], [card, permit], [permit], at)).toEqual([
    { key: 'document_expired Food handler card expired', message: 'Food handler card expired', at },
  ]);
});
