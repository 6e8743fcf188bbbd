// What the list of modules shows: those of the process, and those that could be added, with the reason why not (ONB-009).
import type { FunctionModule } from '@onward/domain/company/modules';
import {
  MODULE_TYPES,
  type ModuleAvailability,
  type ModuleType,
  moduleAvailability,
} from '@onward/domain/onboarding/module-types';
import { type DraftModule, type ProcessDraft, sentModules } from '../process-draft.ts';

export interface SelectRow {
  key: string;
  type: ModuleType;
  /** Null when it is not part of the process. */
  module: DraftModule | null;
  availability: ModuleAvailability;
  /** The process has one of these already, and may have more. */
  isFurther: boolean;
}

export function selectRows(draft: ProcessDraft, modules: readonly FunctionModule[]): SelectRow[] {
  const added = sentModules(draft).map(({ module_type }) => module_type);
  return MODULE_TYPES.flatMap((type): SelectRow[] => {
    const own = draft.modules.filter(({ module_type }) => module_type === type);
    const availability = moduleAvailability(type, { added, modules });
    const rows = own.map((module) => ({
      key: module.key,
      type,
      module,
      availability: rowAvailability(module, availability),
      isFurther: false,
    }));
    const canAddAnother =
      own.length === 0 || (availability.available && own.every(({ requirement }) => requirement !== 'off'));
    return canAddAnother
      ? [...rows, { key: `add ${type}`, type, module: null, availability, isFurther: own.length > 0 }]
      : rows;
  });
}

/** A module of the process stays changeable; a new one that was turned off needs its place back. */
const rowAvailability = ({ id, requirement }: DraftModule, availability: ModuleAvailability): ModuleAvailability =>
  id === null && requirement === 'off' ? availability : { available: true };
