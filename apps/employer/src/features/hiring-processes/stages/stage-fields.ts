// Props of all stage setting fields.
import type { DraftStage } from '../process/process-draft.ts';

export interface StageFieldsProps {
  stage: DraftStage;
  /** Shown at the field with the problem. */
  problem: string | null;
  onChange: (config: Partial<DraftStage['config']>) => void;
}
