import type { EverifyStep } from '@onward/domain/everify/companies';
import type { AccountEditing } from './use-account-editor.ts';

export interface StepProps {
  editing: AccountEditing;
  onGo: (step: EverifyStep) => void;
}
