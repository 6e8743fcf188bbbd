// What the PDF of a Form I-9 shows: both sections, what was corrected, and the supplements.
import type { EarlierValue } from '@onward/domain/documents/papers';
import type { I9Section } from '@onward/domain/everify/i9-changes';
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import type { StoredSupplement } from '../i9/present-supplement.ts';

export interface PaperSignature {
  name: string;
  /** At the place of work. */
  day: string;
}

export interface I9Facts {
  name: string;
  section1: FormAnswers;
  section2: FormAnswers | null;
  signed1: PaperSignature;
  signed2: PaperSignature | null;
  /** By section and field, the earliest first. */
  earlier: ReadonlyMap<string, readonly EarlierValue[]>;
  supplements: readonly (StoredSupplement & { signed: PaperSignature })[];
  employer: { name: string; address: string };
  /** Of the case, which has to be on the form once there is one. */
  caseNumber: string | null;
}

export const earlierKey = (section: I9Section, field: string): string => `${section}.${field}`;
