// What the fields of a stage are given, whatever its type.
import type { DraftStage } from '../process/process-draft.ts';

export interface StageFieldsProps {
  stage: DraftStage;
  /** Shown at the field that lacks something. */
  problem: string | null;
  onChange: (config: Partial<DraftStage['config']>) => void;
}
