import type { EverifyCase } from '@onward/contract/everify/everify-cases';

export interface StepProps {
  of: EverifyCase;
  /** The employee's first name. */
  name: string;
}
