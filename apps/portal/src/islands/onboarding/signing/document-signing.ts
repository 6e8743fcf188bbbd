// The documents of a task, and the state of signing them.
import type { ResponseOf } from '@onward/contract/endpoint';
import type { getActionDocuments } from '@onward/contract/onboarding/onboarding-forms';
import type { ProblemTexts } from '../../fields/problem-texts.ts';

export type ActionDocuments = ResponseOf<typeof getActionDocuments>;

export interface DocumentSigning {
  problems: ProblemTexts;
  attempt: number;
  failure: string | null;
  isSending: boolean;
  /** True when there is no problem. */
  show(problems: ProblemTexts): boolean;
  sign(): Promise<void>;
}
