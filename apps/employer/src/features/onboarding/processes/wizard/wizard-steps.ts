// The steps of the wizard and the place of each problem in it (ONB-008). The address keeps the step and the module.
import type { DraftModule } from './process-draft.ts';

export const WIZARD_STEPS = [
  'configure_process_name',
  'select_module',
  'module_introduction',
  'configure_module',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

export const isWizardStep = (step: string | null): step is WizardStep => WIZARD_STEPS.some((each) => each === step);

export interface WizardPlace {
  step: WizardStep;
  /** Place among the modules that employees get. */
  module: number;
}

/** The last two steps repeat for each module. */
export function nextPlace({ step, module }: WizardPlace, modules: number): WizardPlace | null {
  switch (step) {
    case 'configure_process_name':
      return { step: 'select_module', module: 0 };
    case 'select_module':
      return { step: 'module_introduction', module: 0 };
    case 'module_introduction':
      return { step: 'configure_module', module };
    case 'configure_module':
      return module + 1 < modules ? { step: 'module_introduction', module: module + 1 } : null;
  }
}

export function previousPlace({ step, module }: WizardPlace): WizardPlace | null {
  switch (step) {
    case 'configure_process_name':
      return null;
    case 'select_module':
      return { step: 'configure_process_name', module: 0 };
    case 'module_introduction':
      return module > 0 ? { step: 'configure_module', module: module - 1 } : { step: 'select_module', module: 0 };
    case 'configure_module':
      return { step: 'module_introduction', module };
  }
}

/** Where a problem such as `modules.1.config.employer_ein` is corrected. */
export function placeOfProblem(path: string, sent: readonly DraftModule[], given: readonly DraftModule[]): WizardPlace {
  if (path === 'name') return { step: 'configure_process_name', module: 0 };
  const [, index, rest = ''] = /^modules\.(\d+)\.(.+)$/.exec(path) ?? [];
  const module = given.findIndex(({ key }) => key === sent[Number(index)]?.key);
  if (index === undefined || module === -1 || rest === 'module_type' || rest === 'requirement') {
    return { step: 'select_module', module: 0 };
  }
  const isIntroduction = rest === 'name' || rest === 'description';
  return { step: isIntroduction ? 'module_introduction' : 'configure_module', module };
}
